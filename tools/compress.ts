import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { textExtensions } from '../publish/media-types.ts';

const [brotli, gzipCompress] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a Brotli and a gzip copy of every text file in a folder, so that hosts need not compress per request. Returns the number of text files. */
export async function compressTexts(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textExtensions.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const copies = files.map(async (file) => {
    const bytes = await readFile(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    const [brotliCopy, gzipCopy] = await Promise.all([brotli(bytes, quality), gzipCompress(bytes, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, brotliCopy), writeFile(`${file}.gz`, gzipCopy)]);
  });
  await Promise.all(copies);
  return files.length;
}
