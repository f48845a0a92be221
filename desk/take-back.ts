import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RenditionManifest } from '#model/pictures.ts';
import { makePictures } from '../tools/pictures.ts';
import { put, take } from './files.ts';
import { committed, git } from './git.ts';
import { masterOf, saveChecked } from './save.ts';

/** Puts a file back as it was last committed, a picture together with its master. Throws a Refusal where something new refers to it. */
export async function takeBack(root: string, file: string): Promise<void> {
  // Refuses what is no file of the content.
  take(root, file);
  const before = committed(root, file);
  saveChecked(root, new Map([[file, before && String(before)]]));
  const master = masterOf(file);
  if (master === file) return;
  const old = committed(root, master);
  if (old && take(root, master)?.equals(old)) return;
  put(root, master, old);
  if (old) takeBackRenditions(root, basename(master, '.jpg'));
  await makePictures(root);
}

/** The files that were made of the old master were committed with it: fetched back, they need not be made again. */
function takeBackRenditions(root: string, id: string): void {
  const list = 'media/renditions.json';
  const old = (JSON.parse(String(committed(root, list))) as RenditionManifest)[id];
  if (!old) return;
  git(root, 'checkout', 'HEAD', '--', ...old.files.map(({ file }) => `public/pictures/${file}`));
  const now = JSON.parse(readFileSync(join(root, list), 'utf8')) as RenditionManifest;
  writeFileSync(join(root, list), `${JSON.stringify({ ...now, [id]: old }, null, 1)}\n`);
}
