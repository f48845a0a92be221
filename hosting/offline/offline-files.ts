import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { parse } from 'node-html-parser';
import { offlinePath } from '../../src/lib/kept-copies.ts';

/** What the offline page is made of: files within the built folder, and their weight as they travel. */
export async function offlineFiles(folder: string): Promise<{ files: string[]; bytes: number }> {
  const page = `${offlinePath.slice(1)}.html`;
  const document = parse(await readFile(join(folder, page), 'utf8'));
  const address = (selector: string, name: string) =>
    document.querySelectorAll(selector).map((one) => one.getAttribute(name) ?? '');
  const found = [
    ...address('script[src]', 'src'),
    ...address('link[rel="modulepreload"]', 'href'),
    ...address('main source[type="image/avif"]', 'srcset').map((set) => set.split(' ')[0] ?? ''),
    ...fontsOf(document.querySelectorAll('style').map(({ rawText }) => rawText)),
  ];
  const files = [page, ...new Set(found.map((path) => path.replace(/^\//, '')))].sort();
  const weights = await Promise.all(files.map((file) => travelling(join(folder, file))));
  return { files, bytes: weights.reduce((total, one) => total + one, 0) };
}

/** The faces of text and headings: the others have little to say on this page. */
function fontsOf(styles: readonly string[]): string[] {
  return styles.flatMap((text) =>
    [...text.matchAll(/url\("?(\/assets\/anek-(?:text|expanded)\.[^")]+)"?\)/g)].map(([, path]) => path ?? ''),
  );
}

async function travelling(file: string): Promise<number> {
  const bytes = await readFile(file);
  return /\.(html|js)$/.test(file) ? (await promisify(brotliCompress)(bytes)).length : bytes.length;
}
