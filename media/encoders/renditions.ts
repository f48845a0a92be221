import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RenditionManifest } from '#model/renditions.ts';
import { leastWidths, type PictureEntry } from '#schemas/entities.ts';
import { inProject } from '../../publish/project.ts';
import type { Rgb } from '../../publish/style-tokens.ts';
import { fallbackWidths, masterLimits, pictureLimit, pictureWidths as widths } from '../limits.ts';
import { areWhole, keepOnly, shortHash } from './files.ts';
import { nearestGround } from './grounds.ts';

/** Artwork is encoded once for the repository; a photograph by the next build, in a seventh of the time and 5 % more bytes. */
const encodings = {
  artwork: { avif: { quality: 54, effort: 4, chromaSubsampling: '4:2:0' }, webp: { quality: 74, effort: 4 } },
  photograph: { avif: { quality: 54, effort: 2, chromaSubsampling: '4:2:0' }, webp: { quality: 74, effort: 4 } },
} as const;
/** The qualities of an AVIF file, best first: the first is used whose file keeps within its limit. */
const qualities = [54, 48, 42, 36, 30, 24, 18, 12, 6];
/**
 * A tile of fine grain, laid over artwork in soft light: it gives flat colour a tooth and hides the steps of a gradient, which strong
 * compression would show. The first frame of a film (film-ID) has none, or it would vanish as the film begins.
 */
const grain = await readFile(inProject('media/grain.png'));
const hasGrain = ({ id, kind }: Wanted) => kind === 'artwork' && !id.startsWith('film-');

/** What is read of a picture's entry. */
export type Wanted = Pick<PictureEntry, 'id' | 'kind' | 'place'>;
type Made = RenditionManifest[string];

/** A folder of renditions, and what is in it. */
export interface Store {
  folder: string;
  manifest: RenditionManifest;
}

/**
 * Makes the files of all pictures whose masters (`ID.jpg` in the folder `masters`) are new, in the first of the stores, removes from it what is
 * no longer needed there, and returns its new manifest. A picture whose files are in another store is left to that one. A master may be missing
 * if a store has its files, since a clone may have left the masters out (README.md).
 *
 * Throws, with a line for each master that can't be used, its file and what to do, before anything is written.
 */
export async function makeRenditions(
  pictures: readonly Wanted[],
  masters: string,
  stores: readonly [Store, ...Store[]],
  report: (line: string) => void = () => undefined,
): Promise<RenditionManifest> {
  const [target] = stores;
  const manifest: RenditionManifest = {};
  const faults: string[] = [];
  const toEncode: (Wanted & { bytes: Buffer; made: Made })[] = [];
  for (const wanted of pictures.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const { id } = wanted;
    try {
      const bytes = await readFile(join(masters, `${id}.jpg`)).catch(() => null);
      const found = bytes ? await findMade(stores, wanted, renditionHash(bytes, wanted)) : firstMade(stores, id);
      if (found) checkWidth(wanted, found.made.width);
      if (found?.store === target) manifest[id] = found.made;
      if (found) continue;
      if (!bytes) throw new Error(await missingMaster(masters, id));
      toEncode.push({ ...wanted, bytes, made: await readMaster(bytes, wanted) });
    } catch (fault) {
      faults.push(fault instanceof Error ? fault.message : String(fault));
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));

  await mkdir(target.folder, { recursive: true });
  for (const { bytes, made, ...wanted } of toEncode) {
    const { id } = wanted;
    const started = performance.now();
    const files = await Promise.all(
      filesFor(made.width, wanted).map(async (kind) => {
        const data = await encode(bytes, kind, wanted);
        const file = `${id}-${kind.width}-${made.hash}.${kind.format}`;
        await writeFile(join(target.folder, file), data);
        return { file, ...kind, bytes: data.length };
      }),
    );
    manifest[id] = { ...made, files };
    const kilobytes = Math.round(files.reduce((sum, file) => sum + file.bytes, 0) / 1024);
    report(`${id}: ${files.length} files, ${kilobytes} KB, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const names = Object.values(manifest).flatMap(({ files }) => files.map(({ file }) => file));
  await keepOnly(names, target.folder);
  return manifest;
}

type Found = { store: Store; made: Made } | undefined;

/** The first store that names a picture, whatever its files were made from. */
function firstMade(stores: readonly Store[], id: string): Found {
  return stores.flatMap((store) => (store.manifest[id] ? [{ store, made: store.manifest[id] }] : []))[0];
}

/** The first store that has all files of a picture, made from this master. */
async function findMade(stores: readonly Store[], wanted: Wanted, hash: string): Promise<Found> {
  for (const store of stores) {
    const made = store.manifest[wanted.id];
    if (made?.hash !== hash) continue;
    const kinds = filesFor(made.width, wanted);
    const files = made.files.filter((file) => kinds.some((kind) => kind.format === file.format && kind.width === file.width));
    if (files.length === kinds.length && (await areWhole(files, store.folder))) return { store, made: { ...made, files } };
  }
  return undefined;
}

async function missingMaster(masters: string, id: string): Promise<string> {
  const files = await readdir(masters).catch(() => []);
  const other = files.find((file) => file.toLowerCase().replace(/\.\w+$/, '') === id);
  return other
    ? `media/masters/${other} is not read: export it as JPEG, under the name ${id}.jpg.`
    : `media/masters/${id}.jpg is not there, and src/content/pictures/${id}.yaml names it: put the picture there or delete the entry.`;
}

/** What the manifest says of a master, without its files. Throws when it can't be used. */
async function readMaster(bytes: Buffer, wanted: Wanted): Promise<Made> {
  const master = `media/masters/${wanted.id}.jpg`;
  const unreadable = (cause: unknown): never => {
    throw new Error(`${master} can't be read to its end as a picture: copy it again, or export it again as JPEG.`, { cause });
  };
  // Of any size, so that one too large can be told from one that is broken.
  const { autoOrient, format } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (format !== 'jpeg') throw new Error(`${master} is a ${format} file by its content: export it as JPEG.`);
  const { width, height } = autoOrient;
  checkShape(master, width, height);
  checkWidth(wanted, width);
  const ground = nearestGround(await pointsOf(bytes).catch(unreadable));
  return { hash: renditionHash(bytes, wanted), width, height, ground, files: [] };
}

function checkShape(master: string, width: number, height: number): void {
  const { megapixels, wide, tall } = masterLimits;
  const is = `${master} is ${width}×${height}:`;
  const own = (width * height) / 1_000_000;
  if (own > megapixels)
    throw new Error(`${is} too large, ${Math.round(own)} megapixels, at most ${megapixels}. Export it smaller.`);
  if (width > height * wide)
    throw new Error(`${is} too flat, at most ${wide} times as wide as high. Cut it at the sides, or choose another.`);
  if (height > width * tall)
    throw new Error(`${is} too tall, at most ${tall} times as high as wide. Cut it above or below, or choose another.`);
}

function checkWidth({ id, place }: Wanted, width: number): void {
  const least = leastWidths[place];
  if (width >= least) return;
  throw new Error(
    `media/masters/${id}.jpg is ${width} pixels wide, and its place on the site needs ${least}: export it larger, or choose another place.`,
  );
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

/** The files of a master of this width: AVIF at the usual widths up to that of the picture's place, WebP at a few of them. */
function filesFor(width: number, { place }: Wanted): Kind[] {
  const all = widthsUpTo(Math.min(width, leastWidths[place]));
  const largest = Math.max(...fallbackWidths);
  const fallback = all.filter((one) => fallbackWidths.includes(one) || (one === all.at(-1) && one < largest));
  return [
    ...all.map((one) => ({ format: 'avif', width: one }) as const),
    ...fallback.map((one) => ({ format: 'webp', width: one }) as const),
  ];
}

/** The usual widths up to a width, and that width itself where it is a good deal more. */
function widthsUpTo(width: number): number[] {
  const usual = widths.filter((one) => one <= width);
  const last = usual.at(-1) ?? 0;
  return width > last * 1.1 && width < (widths.at(-1) ?? 0) ? [...usual, width] : usual;
}

/** Of a master and of all that decides how its files look: when one changes, the files are made again under new names. */
export function renditionHash(master: Buffer, wanted: Wanted): string {
  const settings = JSON.stringify({ widths, encodings: encodings[wanted.kind], limits: widths.map(pictureLimit) });
  return shortHash(master, settings, hasGrain(wanted) ? grain : 'no grain');
}

/** A file of a master, upright and without metadata. An AVIF file has the best quality that its limit allows; throws where none fits. */
async function encode(master: Buffer, { format, width }: Kind, wanted: Wanted): Promise<Buffer> {
  const { avif, webp } = encodings[wanted.kind];
  // As pixels without loss, so that each quality is tried on the same picture.
  const upright = sharp(master).autoOrient().resize({ width }).removeAlpha();
  const picture = sharp(await upright.png({ compressionLevel: 1 }).toBuffer());
  if (hasGrain(wanted)) picture.composite([{ input: grain, tile: true, blend: 'soft-light' }]).removeAlpha();
  const pixels = sharp(await picture.png({ compressionLevel: 1 }).toBuffer());
  if (format === 'webp') return pixels.webp(webp).toBuffer();

  const limit = pictureLimit(width);
  let [best, from, to]: [Buffer | undefined, number, number] = [undefined, 0, qualities.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const data = await pixels
      .clone()
      .avif({ ...avif, quality: qualities[middle] ?? avif.quality })
      .toBuffer();
    if (data.length <= limit) [best, to] = [data, middle];
    else from = middle + 1;
  }
  if (best) return best;
  throw new Error(
    `media/masters/${wanted.id}.jpg is too busy for ${width} pixels within ${limit} bytes: choose a calmer picture.`,
  );
}
