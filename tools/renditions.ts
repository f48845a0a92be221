import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { RenditionManifest } from '#model/pictures.ts';
import { fallbackWidths, masterLimits, pictureLimit, pictureWidths as widths } from '../media/limits.ts';
import { inProject } from '../publish/project.ts';
import type { Rgb } from '../publish/style-tokens.ts';
import { allThere, keepOnly, refuseUnnamed, shortHash } from './files.ts';
import { nearestGround } from './grounds.ts';

const encodings = {
  avif: { quality: 54, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 4 },
} as const;
/** How far the quality of an AVIF file may be lowered so that the file keeps within its limit, and in what steps. */
const lowest = 24;
const step = 6;
/**
 * A tile of fine grain, laid over a picture in soft light: it gives flat colour a tooth and hides the steps of a gradient, which strong
 * compression would show. The first frame of a film (film-ID) has none, or it would vanish as the film begins.
 */
const grain = await readFile(inProject('media/grain.png'));
const hasGrain = (name: string) => !name.startsWith('film-');
type Made = RenditionManifest[string];

interface Folders {
  /** Where the masters lie: `ID.jpg`. */
  masters: string;
  /** Where the files for the pages go. */
  out: string;
}

/**
 * Makes the files of all masters, which are given by name with the pixels that they must be wide, keeps those of `previous` that are still right, removes what is no longer needed, and gives the
 * new manifest. Throws, naming the file and the mend, when a master is missing whose files are not there, broken, too large, too small, of a shape
 * that no page shows or too busy, or when a file among the masters is named by nothing. Writes nothing where it throws.
 */
export async function makeRenditions(
  leastWidths: Readonly<Record<string, number>>,
  { masters, out }: Folders,
  previous: RenditionManifest,
  report: (line: string) => void = () => undefined,
): Promise<RenditionManifest> {
  await mkdir(out, { recursive: true });
  await refuseUnnamed(masters, (file) => file.endsWith('.jpg') && file.slice(0, -'.jpg'.length) in leastWidths, {
    path: (file) => `media/masters/${file}`,
    advice: 'is named by no picture: add one to src/content/pictures/, correct its name (ID.jpg), or delete it',
  });
  const manifest: RenditionManifest = {};
  const toWrite: EncodedFile[] = [];
  for (const [name, leastWidth] of Object.entries(leastWidths).sort()) {
    const kept = previous[name];
    const areThere = (files: Made['files']) =>
      allThere(
        files.map(({ file }) => file),
        out,
      );
    const bytes = await readFile(join(masters, `${name}.jpg`)).catch(() => null);
    if (bytes === null) {
      // A clone may have left the masters out (README.md).
      if (!kept || !(await areThere(kept.files)))
        throw new Error(
          `media/masters/${name}.jpg is not there, and src/content/pictures/ names it: put the picture there or mend the entry.`,
        );
      manifest[name] = kept;
      continue;
    }
    const hash = renditionHash(bytes, name);
    if (kept?.hash === hash) checkWidth(name, kept.width, leastWidth);
    const still = kept && wantedFiles(kept.width).map((want) => kept.files.find((file) => sameKind(file, want)));
    if (kept?.hash === hash && still?.every((file) => file !== undefined) && (await areThere(still))) {
      manifest[name] = { ...kept, files: still };
      continue;
    }
    const { made, encoded } = await encodeMaster({ name, leastWidth, bytes, hash });
    manifest[name] = made;
    toWrite.push(...encoded);
    report(`${name}: ${made.files.length} files, ${Math.round(made.files.reduce((sum, file) => sum + file.bytes, 0) / 1024)} KB`);
  }
  for (const { file, data } of toWrite) await writeFile(join(out, file), data);
  const wanted = Object.values(manifest).flatMap(({ files }) => files.map(({ file }) => file));
  await keepOnly(wanted, out, report);
  return manifest;
}

interface Master {
  name: string;
  leastWidth: number;
  bytes: Buffer;
  hash: string;
}

interface EncodedFile {
  file: string;
  data: Buffer;
}

/** The files of a master, and what the manifest says of it. */
async function encodeMaster({ name, leastWidth, bytes, hash }: Master): Promise<{ made: Made; encoded: EncodedFile[] }> {
  const unreadable = (cause: unknown): never => {
    const mend = 'copy it again, or export it again as JPEG.';
    throw new Error(`media/masters/${name}.jpg can't be read to its end as a picture: ${mend}`, { cause });
  };
  const { width, height } = await sizeOf(bytes).catch(unreadable);
  checkShape(name, width, height);
  checkWidth(name, width, leastWidth);
  const points = await pointsOf(bytes).catch(unreadable);
  const files: Made['files'] = [];
  const encoded: EncodedFile[] = [];
  for (const wanted of wantedFiles(width)) {
    const picture = sharp(await upright(bytes, wanted.width, hasGrain(name)));
    const data = await (wanted.format === 'avif'
      ? withinLimit(picture, wanted.width, name)
      : picture.webp(encodings.webp).toBuffer());
    const file = `${name}-${wanted.width}-${hash}.${wanted.format}`;
    encoded.push({ file, data });
    files.push({ file, ...wanted, bytes: data.length });
  }
  return { made: { hash, width, height, ground: nearestGround(points), files }, encoded };
}

function checkShape(name: string, width: number, height: number): void {
  const { megapixels, wide, tall } = masterLimits;
  const master = `media/masters/${name}.jpg is ${width}×${height}:`;
  const own = (width * height) / 1_000_000;
  if (own > megapixels)
    throw new Error(`${master} too large, ${Math.round(own)} megapixels, at most ${megapixels}. Export it smaller.`);
  if (width > height * wide)
    throw new Error(`${master} too flat, at most ${wide} times as wide as high. Cut it at the sides, or choose another.`);
  if (height > width * tall)
    throw new Error(`${master} too tall, at most ${tall} times as high as wide. Cut it above or below, or choose another.`);
}

function checkWidth(name: string, width: number, least: number): void {
  if (width >= least) return;
  throw new Error(
    `media/masters/${name}.jpg is ${width} pixels wide, and its place on the site needs ${least}: export it larger.`,
  );
}

/** The upright size of a picture, from its header. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  // Of any size, so that one too large can be told from one that is broken.
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return autoOrient;
}

/** The colours of a few hundred points of a picture. Reads all of it, so that a half-copied file is found here. */
async function pointsOf(bytes: Buffer): Promise<Rgb[]> {
  const raw = await sharp(bytes).resize(24, 24, { fit: 'fill' }).flatten().toColourspace('srgb').raw().toBuffer();
  return Array.from(
    { length: raw.length / 3 },
    (_, at): Rgb => [raw.readUInt8(at * 3), raw.readUInt8(at * 3 + 1), raw.readUInt8(at * 3 + 2)],
  );
}

type Kind = Pick<Made['files'][number], 'format' | 'width'>;

const sameKind = (one: Kind, other: Kind) => one.format === other.format && one.width === other.width;

/** What is made of a master of a width: AVIF at all usual widths up to its own, WebP at a few of them. */
function wantedFiles(width: number): Kind[] {
  const all = widthsUpTo(width);
  const largest = Math.max(...fallbackWidths);
  const fallback = all.filter((one) => fallbackWidths.includes(one) || (one === all.at(-1) && one < largest));
  return [
    ...all.map((one) => ({ format: 'avif', width: one }) as const),
    ...fallback.map((one) => ({ format: 'webp', width: one }) as const),
  ];
}

/** The usual widths that a master has enough pixels for, and its own where that is a good deal more. */
function widthsUpTo(width: number): number[] {
  const usual = widths.filter((one) => one <= width);
  const last = usual.at(-1) ?? 0;
  return width > last * 1.1 && width < (widths.at(-1) ?? 0) ? [...usual, width] : usual;
}

/** Of the master `name` and of all that decides how its files look: when one changes, the files are made again under new names. */
export function renditionHash(master: Buffer, name: string): string {
  const settings = JSON.stringify({ widths, encodings, limits: widths.map(pictureLimit) });
  return shortHash(master, settings, hasGrain(name) ? grain : 'no grain');
}

/** The master, upright, at a width, with its grain where it has any, as pixels without loss. */
async function upright(master: Buffer, width: number, grainy: boolean): Promise<Buffer> {
  const small = await sharp(master).autoOrient().resize({ width }).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  if (!grainy) return small;
  return sharp(small)
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** An AVIF file at the best quality that its limit allows. Throws where even the lowest is too large. */
async function withinLimit(picture: Sharp, width: number, name: string): Promise<Buffer> {
  const limit = pictureLimit(width);
  for (let quality = encodings.avif.quality; quality >= lowest; quality -= step) {
    const data = await picture
      .clone()
      .avif({ ...encodings.avif, quality })
      .toBuffer();
    if (data.length <= limit) return data;
  }
  throw new Error(`media/masters/${name}.jpg is too busy for ${width} pixels within ${limit} bytes: choose a calmer picture.`);
}
