import { makePictures } from '../scripts/pictures.ts';
import { put, take } from './files.ts';
import { committed } from './git.ts';
import { masterOf, saveChecked } from './save.ts';

/** Puts a file back as it was last committed, a picture together with its master. Throws a Refusal where something new refers to it. */
export async function takeBack(root: string, file: string): Promise<void> {
  const before = committed(root, file);
  saveChecked(root, new Map([[file, before && String(before)]]));
  const master = masterOf(file);
  if (master === file) return;
  const old = committed(root, master);
  if (old && take(root, master)?.equals(old)) return;
  put(root, master, old);
  await makePictures(root);
}
