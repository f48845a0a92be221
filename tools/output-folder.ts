/** The folder of the built site, and how a build replaces it. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

const former = (dist: string) => `${dist}.old`;
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/** Puts `made` in the place of `dist`. A build that is killed on the way leaves the site before it in `dist.old`, from where restoreSite takes it. */
export async function replaceSite(dist: string, made: string): Promise<void> {
  await remove(former(dist));
  if (existsSync(dist)) await rename(dist, former(dist));
  await rename(made, dist);
  await remove(former(dist));
}

/** Puts the site back that a build had set aside when it was killed before it could put its own there. */
export async function restoreSite(dist: string): Promise<void> {
  if (!existsSync(dist) && existsSync(former(dist))) await rename(former(dist), dist);
}
