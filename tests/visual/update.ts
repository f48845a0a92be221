/** Updates the screenshots of the installed browser: `npm run visual:update`. Exits with 1 if they exceed the size limit. */
import { spawnSync } from 'node:child_process';
import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { commands } from '../../tools/commands.ts';
import { browserKey, contentHash, contentHashFile, screenshotFolder } from '../support/visual.ts';

/** The maximum total size of the screenshots of one browser, in bytes: every version stays in the git history. */
const maxBytes = 2.5 * 1024 * 1024;

const key = browserKey();
const folder = screenshotFolder(key);
await rm(folder, { recursive: true, force: true });
const [program, ...args] = commands.playwright;
const { status, error } = spawnSync(program, [...args, 'test', '--project=visual', '--workers=2', '--reporter=dot'], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_VISUAL: '1' },
});
if (error) console.error(`Playwright can't be started (${error.message}). Run npm install first.`);
if (status !== 0) process.exit(status ?? 1);
await writeFile(contentHashFile, `${contentHash()}\n`);

let [files, bytes] = [0, 0];
for await (const name of glob('**/*.png', { cwd: folder })) {
  const file = join(folder, name);
  const original = await readFile(file);
  const compressed = await compress(original);
  if (compressed.length < original.length) await writeFile(file, compressed);
  files += 1;
  bytes += (await stat(file)).size;
}
console.log(`${files} screenshots for ${key}, ${(bytes / 1024).toFixed(0)} KB of at most ${maxBytes / 1024} KB.`);
if (bytes > maxBytes) process.exitCode = 1;

/** Compresses a PNG without loss. Text is smallest without filtering, photographs with it, so both are tried. */
async function compress(png: Buffer): Promise<Buffer> {
  const results = [false, true].map((adaptiveFiltering) =>
    sharp(png).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer(),
  );
  const [unfiltered = png, filtered = png] = await Promise.all(results);
  return unfiltered.length < filtered.length ? unfiltered : filtered;
}
