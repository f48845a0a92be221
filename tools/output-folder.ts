/** Replaces the folder of the built site. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

const previousSitePath = (dist: string) => `${dist}.old`;
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/** Replaces `dist` with `newSite`. If the process is killed between the two renames, `restoreSite` restores the previous site from `dist.old`. */
export async function replaceSite(dist: string, newSite: string): Promise<void> {
  await remove(previousSitePath(dist));
  if (existsSync(dist)) await rename(dist, previousSitePath(dist));
  await rename(newSite, dist);
  await remove(previousSitePath(dist));
}

/** Restores the previous site after a build was killed during `replaceSite`. */
export async function restoreSite(dist: string): Promise<void> {
  if (!existsSync(dist) && existsSync(previousSitePath(dist))) await rename(previousSitePath(dist), dist);
}
