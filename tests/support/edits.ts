/** Edits of text files, as a person makes them: find a place, write something else there. */
import { readFile, writeFile } from 'node:fs/promises';

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
