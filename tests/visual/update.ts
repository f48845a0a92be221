/** Records the screenshots of the installed browser: `npm run visual:update`. Exits with 1 if they are too heavy. */
import { spawnSync } from 'node:child_process';
import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { commands } from '../../tools/commands.ts';
import { browserKey, contentHash, contentNote, screenshotsOf } from '../support/visual.ts';

/** What all pictures of one browser may weigh together, in bytes. */
const most = 2 * 1024 * 1024;

const key = browserKey();
const folder = screenshotsOf(key);
await rm(folder, { recursive: true, force: true });
const [program, ...first] = commands.playwright;
const { status, error } = spawnSync(program, [...first, 'test', '--project=visual', '--workers=2', '--reporter=dot'], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_VISUAL: '1' },
});
if (error) console.error(`Playwright can't be started (${error.message}): run npm install first.`);
if (status !== 0) process.exit(status ?? 1);
await writeFile(contentNote, `${contentHash()}\n`);

let [files, bytes] = [0, 0];
for await (const name of glob('**/*.png', { cwd: folder })) {
  const file = join(folder, name);
  const drawn = await readFile(file);
  const packed = await pack(drawn);
  if (packed.length < drawn.length) await writeFile(file, packed);
  files += 1;
  bytes += (await stat(file)).size;
}
console.log(`${files} pictures for ${key}, ${(bytes / 1024).toFixed(0)} KB of at most ${most / 1024} KB.`);
if (bytes > most) process.exitCode = 1;

/** The same pixels in fewer bytes; rows of text pack best unfiltered, photographs filtered. */
async function pack(png: Buffer): Promise<Buffer> {
  const ways = [false, true].map((adaptiveFiltering) =>
    sharp(png).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer(),
  );
  const [one = png, other = png] = await Promise.all(ways);
  return one.length < other.length ? one : other;
}
