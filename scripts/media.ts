/**
 * Makes the picture files that pages use from the masters, and writes what it made to media/renditions.json.
 *
 *   npm run media            makes what is missing or out of date, removes what is no longer needed
 *   npm run media -- --all   makes everything again
 *
 * The files are kept in the repository: a plain build encodes nothing. Their names hold a hash of the master and of the
 * settings below, so that a browser may keep them for ever.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { catalogue } from '../media/catalogue.ts';
import type { RenditionManifest } from '../media/pictures.ts';
import { nearestGround } from './grounds.ts';

const masters = new URL('../media/masters/', import.meta.url);
const out = new URL('../public/pictures/', import.meta.url);
const manifestFile = new URL('../media/renditions.json', import.meta.url);

/** The widths that pages ask for, in pixels: a phone's card up to a wide screen's hero. */
const widths = [400, 640, 828, 1200, 1600, 1920, 2560];
const encodings = {
  avif: { quality: 52, effort: 6, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 6 },
} as const;
/** Below this a master would look soft as a card on a phone. */
const smallest = 800;

const all = process.argv.includes('--all');
const previous: RenditionManifest = all ? {} : JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}'));
const manifest: RenditionManifest = {};
await mkdir(out, { recursive: true });

const names = [...new Set(Object.values(catalogue).map(({ master }) => master))].sort();
for (const name of names) {
  const file = new URL(`${name}.jpg`, masters);
  const bytes = await readFile(file).catch(() => {
    throw new Error(
      `media/masters/${name}.jpg is not there, and media/catalogue.ts names it: put the picture there or mend the entry.`,
    );
  });
  const hash = createHash('sha256').update(bytes).update(JSON.stringify({ widths, encodings })).digest('hex').slice(0, 10);
  const kept = previous[name];
  if (kept?.hash === hash && (await allThere(kept.files))) {
    manifest[name] = kept;
    continue;
  }
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch((cause) => {
      throw new Error(`media/masters/${name}.jpg can't be read as a picture: export it again as JPEG.`, { cause });
    });
  if (width < smallest) throw new Error(`media/masters/${name}.jpg is ${width} pixels wide: it should be at least ${smallest}.`);
  const files: RenditionManifest[string]['files'] = [];
  for (const wanted of [...widths.filter((w) => w < width * 0.9), Math.min(width, widths.at(-1) ?? width)]) {
    for (const format of ['avif', 'webp'] as const) {
      const made = sharp(bytes).resize({ width: wanted });
      const data = await (format === 'avif' ? made.avif(encodings.avif) : made.webp(encodings.webp)).toBuffer();
      const target = `${name}-${wanted}-${hash}.${format}`;
      await writeFile(new URL(target, out), data);
      files.push({ file: target, format, width: wanted, bytes: data.length });
    }
  }
  const { channels } = await sharp(bytes).stats();
  const average = channels.slice(0, 3).map(({ mean }) => mean) as [number, number, number];
  manifest[name] = { hash, width, height, ground: nearestGround(average), files };
  console.log(`${name}: ${files.length} files, ${Math.round(files.reduce((sum, f) => sum + f.bytes, 0) / 1024)} KB`);
}

const wanted = new Set(Object.values(manifest).flatMap(({ files }) => files.map(({ file }) => file)));
for (const file of await readdir(out)) {
  if (!wanted.has(file)) {
    await rm(new URL(file, out));
    console.log(`removed ${file}`);
  }
}
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);

async function allThere(files: readonly { file: string }[]): Promise<boolean> {
  const found = await Promise.all(files.map(({ file }) => stat(new URL(file, out)).catch(() => null)));
  return found.every(Boolean);
}
