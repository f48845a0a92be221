import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { parse } from 'node-html-parser';
import { offlinePath } from '#utils/kept-copies.ts';

/** The parts of the offline page that the service worker needs. */
interface OfflinePage {
  /** Its files, with their compressed size in bytes. */
  files: string[];
  bytes: number;
  /** The note added to copies; `{date}` is replaced by the copy's date. */
  note: string;
}

/** Reads the offline page. Throws where it has no note. */
export async function offlinePage(folder: string): Promise<OfflinePage> {
  const page = `${offlinePath.slice(1)}.html`;
  const document = parse(await readFile(join(folder, page), 'utf8'));
  const address = (selector: string, name: string) =>
    document.querySelectorAll(selector).map((one) => one.getAttribute(name) ?? '');
  // The faces of text and headings: the others have little to say on this page.
  const styles = document.querySelectorAll('style').map(({ rawText }) => rawText);
  const fonts = styles.flatMap((text) => [...text.matchAll(/url\("?(\/assets\/anek-(?:text|expanded)\.[^")]+)"?\)/g)]);
  const found = [
    ...address('script[src]', 'src'),
    ...address('link[rel="modulepreload"]', 'href'),
    ...address('main source[type="image/avif"]', 'srcset').map((set) => set.split(' ')[0] ?? ''),
    ...fonts.map(([, path]) => path ?? ''),
  ];
  const files = [page, ...new Set(found.map((path) => path.replace(/^\//, '')))].sort();
  const weights = await Promise.all(files.map((file) => travelling(join(folder, file))));

  const template = document.querySelector('template[data-kept-note]');
  // No address is that of the page itself, whichever it is.
  template?.querySelector('a')?.setAttribute('href', '');
  const note = template?.innerHTML.trim();
  if (!note?.includes('{date}')) throw new Error('The offline page has no note for copies of pages, with {date} for their day.');
  return { files, bytes: weights.reduce((total, one) => total + one, 0), note };
}

async function travelling(file: string): Promise<number> {
  const bytes = await readFile(file);
  return /\.(html|js)$/.test(file) ? (await promisify(brotliCompress)(bytes)).length : bytes.length;
}
