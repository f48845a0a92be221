/** Edits of text files, as a person makes them: find a place, write something else there. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import type { Recipe, Slip } from './recipes.ts';

/** Writes `write` in the place of `find`, which must stand in the file once. Gives the number of the line that it begins on. */
export async function edit(file: URL, find: string, write: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`${file.pathname} has ${places} places, not one, that read\n${find}`);
  await writeFile(
    file,
    text.replace(find, () => write),
  );
  return text.slice(0, text.indexOf(find)).split('\n').length;
}

/**
 * Does the edits and copies of a recipe in a copy of the project. With `slip`, the edit before it goes wrong as it says; gives the line
 * on which that edit begins.
 */
export async function follow({ acts }: Recipe, root: URL, slip?: Slip): Promise<number> {
  const slipped = slip && acts.slice(0, acts.indexOf(slip)).findLast(({ kind }) => kind === 'edit');
  let copied = root;
  let line = 0;
  for (const act of acts) {
    if (act.kind === 'edit') {
      const began = await edit(new URL(act.file, root), act.find, slip && act === slipped ? slip.write : act.write);
      if (act === slipped) line = began;
    } else if (act.kind === 'copy') {
      copied = new URL(act.to, root);
      await copyFile(new URL(act.from, root), copied);
    } else if (act.kind === 'rename') {
      await writeFile(copied, (await readFile(copied, 'utf8')).replaceAll(act.from, act.to));
    }
  }
  return line;
}
