import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { textEndings } from '../publish/media-types.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a Brotli and a gzip copy beside every text file of a folder, so that no host has to compress while a visitor waits. Returns their number. */
export async function compressTexts(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textEndings.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const copies = files.map(async (file) => {
    const bytes = await readFile(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    const [small, old] = await Promise.all([brotli(bytes, quality), zip(bytes, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, old)]);
  });
  await Promise.all(copies);
  return files.length;
}
