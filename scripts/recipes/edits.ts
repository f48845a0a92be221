/** Edits of text files, as a person makes them: find a place, write something else there. */
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Recipe, Slip } from './recipes.ts';

/** Writes `write` in the place of `find`, which must stand in the file once. Gives the number of the line that it begins on. */
export async function edit(file: URL, find: string, write: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`${fileURLToPath(file)} has ${places} places, not one, that read\n${find}`);
  await writeFile(
    file,
    text.replace(find, () => write),
  );
  return text.slice(0, text.indexOf(find)).split('\n').length;
}

/**
 * Does the edits and copies of a recipe in a copy of the project. With `slip`, the edit before it goes wrong as it says; gives the file
 * and the line on which that edit begins.
 */
export async function follow({ acts }: Recipe, root: URL, slip?: Slip): Promise<{ file: string; line: number }> {
  const slipped = slip && acts.slice(0, acts.indexOf(slip)).findLast(({ kind }) => kind === 'edit');
  let began = { file: '', line: 0 };
  for (const act of acts) {
    if (act.kind === 'edit') {
      const line = await edit(new URL(act.file, root), act.find, slip && act === slipped ? slip.write : act.write);
      if (act === slipped) began = { file: act.file, line };
    } else if (act.kind === 'copy') {
      await copyFile(new URL(act.from, root), new URL(act.to, root));
    }
  }
  return began;
}

/** Takes back what somebody has done by the recipes, last things first, so that they can be tried again. */
export async function takeBack(recipes: readonly Recipe[], root: URL): Promise<void> {
  for (const act of recipes.flatMap(({ acts }) => acts).reverse()) {
    if (act.kind === 'copy') await rm(new URL(act.to, root), { force: true });
    if (act.kind !== 'edit') continue;
    const file = new URL(act.file, root);
    const text = await readFile(file, 'utf8');
    if (text.includes(act.write)) await edit(file, act.write, act.find);
  }
}

/** Whether each piece that a recipe tells to find still stands in its file: content moves on. */
export async function fits({ acts }: Recipe, root: URL): Promise<boolean> {
  for (const act of acts) {
    if (act.kind !== 'edit') continue;
    const text = await readFile(new URL(act.file, root), 'utf8').catch(() => '');
    if (text.split(act.find).length !== 2) return false;
  }
  return true;
}
