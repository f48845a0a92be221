/** Writes a Brotli and a gzip copy beside every text file of dist/ or the folder given, so that no host has to compress while a visitor waits. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inProject } from '../build/project.ts';
import { textEndings } from '../hosting/media-types.ts';

const [folder = inProject('dist')] = process.argv.slice(2);
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

const started = performance.now();
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
console.log(`${files.length} files compressed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
