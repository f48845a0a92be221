import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { offlinePath } from '../../src/lib/kept-copies.ts';

/** The note that the worker puts into a copy, with `{date}` for its day: from the built offline page. Throws where that has none. */
export async function keptNote(folder: string): Promise<string> {
  const document = parse(await readFile(join(folder, `${offlinePath}.html`), 'utf8'));
  const template = document.querySelector('template[data-kept-note]');
  // No address is that of the page itself, whichever it is.
  template?.querySelector('a')?.setAttribute('href', '');
  const note = template?.innerHTML.trim();
  if (!note?.includes('{date}')) throw new Error('The offline page has no note for copies of pages, with {date} for their day.');
  return note;
}
