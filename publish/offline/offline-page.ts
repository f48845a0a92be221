import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { parse } from 'node-html-parser';
import { offlinePath } from '#utils/offline-copies.ts';

/** Data of the offline page that the service worker needs. */
interface OfflinePage {
  /** The page and those of its files that are stored for offline use, relative to the built folder. */
  files: string[];
  /** The transfer size of all files in bytes. */
  bytes: number;
  /** The note added to copies; `{date}` is replaced by the copy's date. */
  note: string;
}

/** Reads the offline page. Throws if it has no note for copies. */
export async function readOfflinePage(folder: string): Promise<OfflinePage> {
  const page = `${offlinePath.slice(1)}.html`;
  const document = parse(await readFile(join(folder, page), 'utf8'));
  const attributes = (selector: string, name: string) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  // Only the fonts of text and headings: the page barely uses the others.
  const styles = document.querySelectorAll('style').map(({ rawText }) => rawText);
  const fonts = styles.flatMap((text) => [...text.matchAll(/url\("?(\/assets\/anek-(?:text|expanded)\.[^")]+)"?\)/g)]);
  const urls = [
    ...attributes('script[src]', 'src'),
    ...attributes('link[rel="modulepreload"]', 'href'),
    ...attributes('main source[type="image/avif"]', 'srcset').map((set) => set.split(' ')[0] ?? ''),
    ...fonts.map(([, path]) => path ?? ''),
  ];
  const files = [page, ...new Set(urls.map((path) => path.replace(/^\//, '')))].sort();
  const sizes = await Promise.all(files.map((file) => transferSize(join(folder, file))));

  const template = document.querySelector('template[data-copy-note]');
  // An empty href links to the current page.
  template?.querySelector('a')?.setAttribute('href', '');
  const note = template?.innerHTML.trim();
  if (!note?.includes('{date}'))
    throw new Error('The offline page has no note for copies that contains {date}: add it to its template[data-copy-note].');
  return { files, bytes: sizes.reduce((total, size) => total + size, 0), note };
}

/** Returns the size of a file in bytes as it is sent: text compressed with Brotli. */
async function transferSize(file: string): Promise<number> {
  const bytes = await readFile(file);
  return /\.(html|js)$/.test(file) ? (await promisify(brotliCompress)(bytes)).length : bytes.length;
}
