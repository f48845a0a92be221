import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RenditionManifest } from '#model/renditions.ts';
import { minWidths, type PictureEntry } from '#schemas/picture-entry.ts';
import { projectPath } from '../../publish/project.ts';
import type { Rgb } from '../../publish/style-tokens.ts';
import { fallbackWidths, masterLimits, pictureLimit, pictureWidths } from '../limits.ts';
import { haveSizes, removeUnusedFiles, type Store, shortHash } from './generated-files.ts';
import { nearestGround } from './grounds.ts';

/** Artwork is encoded once and committed. Photographs are encoded by the next build: seven times as fast, for files that are 5 % larger. */
const encodings = {
  artwork: { avif: { quality: 54, effort: 4, chromaSubsampling: '4:2:0' }, webp: { quality: 74, effort: 4 } },
  photograph: { avif: { quality: 54, effort: 2, chromaSubsampling: '4:2:0' }, webp: { quality: 74, effort: 4 } },
} as const;
/** Qualities to try, highest first. A file gets the highest quality at which it is within its size limit. */
const qualities = { avif: [54, 48, 42, 36, 30, 24, 18, 12, 6], webp: [74, 68, 62, 56, 50, 44, 38, 32, 26] } as const;
/**
 * A tile of fine grain, blended over artwork in soft light. It gives flat colours some texture and hides the banding of gradients at strong
 * compression. Posters of films (film-ID) have no grain, because it would disappear when the film starts.
 */
const grain = await readFile(projectPath('media/grain.png'));
const hasGrain = ({ id, kind }: PictureRequest) => kind === 'artwork' && !id.startsWith('film-');

/** The fields of a picture's entry that its renditions depend on. */
export type PictureRequest = Pick<PictureEntry, 'id' | 'kind' | 'place'>;
type ManifestEntry = RenditionManifest[string];
type PictureStore = Store<RenditionManifest>;

/**
 * Encodes the pictures whose renditions are missing or outdated in all stores, writes them to the first store and removes unused files from it.
 * A master may be missing if a store has renditions of it, because clones may omit the masters (README.md).
 *
 * @param masters Folder of the masters, `ID.jpg`.
 * @param stores The first one is written, the others are only read.
 * @returns The new manifest of the first store. It has no pictures whose renditions are in another store.
 * @throws Before anything is written: a line for each unusable master with its file name and what to do.
 */
export async function makeRenditions(
  pictures: readonly PictureRequest[],
  masters: string,
  stores: readonly [PictureStore, ...PictureStore[]],
  report: (line: string) => void = () => undefined,
): Promise<RenditionManifest> {
  const [target] = stores;
  const manifest: RenditionManifest = {};
  const faults: string[] = [];
  const toEncode: { picture: PictureRequest; master: Buffer; entry: ManifestEntry }[] = [];
  for (const picture of pictures.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { id } = picture;
    try {
      const master = await readFile(join(masters, `${id}.jpg`)).catch(() => null);
      const existing = master ? await findCurrent(stores, picture, renditionHash(master, picture)) : findAny(stores, id);
      if (existing) checkWidth(picture, existing.entry.width);
      if (existing?.store === target) manifest[id] = existing.entry;
      if (existing) continue;
      if (!master) throw new Error(await missingMaster(masters, id));
      toEncode.push({ picture, master, entry: await readMaster(master, picture) });
    } catch (fault) {
      faults.push(fault instanceof Error ? fault.message : String(fault));
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));

  await mkdir(target.folder, { recursive: true });
  for (const { picture, master, entry } of toEncode) {
    const { id } = picture;
    const started = performance.now();
    const files = await Promise.all(
      variantsOf(entry.width, picture).map(async (variant) => {
        const data = await encode(master, variant, picture);
        const file = `${id}-${variant.width}-${entry.hash}.${variant.format}`;
        await writeFile(join(target.folder, file), data);
        return { file, ...variant, bytes: data.length };
      }),
    );
    manifest[id] = { ...entry, files };
    const kilobytes = Math.round(files.reduce((sum, file) => sum + file.bytes, 0) / 1024);
    report(`${id}: ${files.length} files, ${kilobytes} KB, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const usedFiles = Object.values(manifest).flatMap(({ files }) => files.map(({ file }) => file));
  await removeUnusedFiles(usedFiles, target.folder);
  return manifest;
}

type Existing = { store: PictureStore; entry: ManifestEntry } | undefined;

/** Returns a picture's entry in the first store that lists the picture, even if the entry is outdated. */
function findAny(stores: readonly PictureStore[], id: string): Existing {
  return stores.flatMap((store) => (store.manifest[id] ? [{ store, entry: store.manifest[id] }] : []))[0];
}

/** Returns a picture's entry in the first store that has all its files and whose hash matches. */
async function findCurrent(stores: readonly PictureStore[], picture: PictureRequest, hash: string): Promise<Existing> {
  for (const store of stores) {
    const entry = store.manifest[picture.id];
    if (entry?.hash !== hash) continue;
    const variants = variantsOf(entry.width, picture);
    const files = entry.files.filter((file) =>
      variants.some((variant) => variant.format === file.format && variant.width === file.width),
    );
    if (files.length === variants.length && (await haveSizes(files, store.folder))) return { store, entry: { ...entry, files } };
  }
  return undefined;
}

/** Returns the message for a missing master, which may exist in another format or in capitals. */
async function missingMaster(masters: string, id: string): Promise<string> {
  const files = await readdir(masters).catch(() => []);
  const similar = files.find((file) => file.toLowerCase().replace(/\.\w+$/, '') === id);
  return similar
    ? `media/masters/${similar} is not read: export it as JPEG, under the name ${id}.jpg.`
    : `media/masters/${id}.jpg is missing, but src/content/pictures/${id}.yaml needs it: add the picture or delete the entry.`;
}

/** Returns a new manifest entry without files. Throws if the master can't be used. */
async function readMaster(bytes: Buffer, picture: PictureRequest): Promise<ManifestEntry> {
  const master = `media/masters/${picture.id}.jpg`;
  const unreadable = (cause: unknown): never => {
    throw new Error(`${master} can't be decoded completely: copy it again, or export it again as JPEG.`, { cause });
  };
  // Without sharp's pixel limit, so that a master that is too large gets its own message.
  const { autoOrient, format } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (format !== 'jpeg') throw new Error(`${master} contains ${format} data, not JPEG: export it as JPEG.`);
  const { width, height } = autoOrient;
  checkShape(master, width, height);
  checkWidth(picture, width);
  const ground = nearestGround(await samplePoints(bytes).catch(unreadable));
  return { hash: renditionHash(bytes, picture), width, height, ground, files: [] };
}

function checkShape(master: string, width: number, height: number): void {
  const { megapixels: maxMegapixels, widthToHeight, heightToWidth } = masterLimits;
  const subject = `${master} is ${width}×${height}:`;
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > maxMegapixels)
    throw new Error(`${subject} too large, ${Math.round(megapixels)} megapixels, at most ${maxMegapixels}. Export it smaller.`);
  if (width > height * widthToHeight)
    throw new Error(`${subject} too wide, at most ${widthToHeight} times as wide as high. Crop its sides, or choose another.`);
  if (height > width * heightToWidth)
    throw new Error(
      `${subject} too tall, at most ${heightToWidth} times as high as wide. Crop its top or bottom, or choose another.`,
    );
}

function checkWidth({ id, place }: PictureRequest, width: number): void {
  const minWidth = minWidths[place];
  if (width >= minWidth) return;
  throw new Error(
    `media/masters/${id}.jpg is ${width} pixels wide, and its place on the site needs ${minWidth}: export it larger, or choose another place.`,
  );
}

/** Returns the colours of 576 points of a picture. Decodes the complete file, so that an incomplete copy is found here. */
async function samplePoints(bytes: Buffer): Promise<Rgb[]> {
  const raw = await sharp(bytes).resize(24, 24, { fit: 'fill' }).flatten().toColourspace('srgb').raw().toBuffer();
  return Array.from(
    { length: raw.length / 3 },
    (_, point): Rgb => [raw.readUInt8(point * 3), raw.readUInt8(point * 3 + 1), raw.readUInt8(point * 3 + 2)],
  );
}

/** The format and the width of a rendition. */
type Variant = Pick<ManifestEntry['files'][number], 'format' | 'width'>;

/** Returns the renditions for a master of this width: AVIF at each width up to that of the picture's place, WebP only at the fallback widths. */
function variantsOf(masterWidth: number, { place }: PictureRequest): Variant[] {
  const widths = widthsUpTo(Math.min(masterWidth, minWidths[place]));
  const largestFallback = Math.max(...fallbackWidths);
  const webpWidths = widths.filter(
    (width) => fallbackWidths.includes(width) || (width === widths.at(-1) && width < largestFallback),
  );
  return [
    ...widths.map((width) => ({ format: 'avif', width }) as const),
    ...webpWidths.map((width) => ({ format: 'webp', width }) as const),
  ];
}

/** Returns the standard widths up to `maxWidth`, and `maxWidth` itself if it exceeds the last of them by more than 10 %. */
function widthsUpTo(maxWidth: number): number[] {
  const standard = pictureWidths.filter((width) => width <= maxWidth);
  const last = standard.at(-1) ?? 0;
  return maxWidth > last * 1.1 && maxWidth < (pictureWidths.at(-1) ?? 0) ? [...standard, maxWidth] : standard;
}

/** Returns the hash of a master and of all settings for its renditions. It is part of their file names, so a change creates new files. */
export function renditionHash(master: Buffer, picture: PictureRequest): string {
  const { kind } = picture;
  const limits = pictureWidths.map((width) => pictureLimit(width, kind));
  const fallbackLimits = kind === 'photograph' ? fallbackWidths.map((width) => pictureLimit(width, kind, 'webp')) : undefined;
  // The names of these properties are part of the hash.
  const settings = JSON.stringify({ widths: pictureWidths, encodings: encodings[kind], limits, fallbackLimits });
  return shortHash(master, settings, hasGrain(picture) ? grain : 'no grain');
}

/**
 * Encodes a rendition at the highest quality within its size limit, rotated by its EXIF orientation and without metadata. Throws if even the lowest
 * quality exceeds the limit.
 */
async function encode(master: Buffer, { format, width }: Variant, picture: PictureRequest): Promise<Buffer> {
  // Lossless, so that every quality is tried on the same pixels.
  const upright = sharp(master).autoOrient().resize({ width }).removeAlpha();
  const image = sharp(await upright.png({ compressionLevel: 1 }).toBuffer());
  if (hasGrain(picture)) image.composite([{ input: grain, tile: true, blend: 'soft-light' }]).removeAlpha();
  const pixels = sharp(await image.png({ compressionLevel: 1 }).toBuffer());
  const limit = pictureLimit(width, picture.kind, format);
  const options = encodings[picture.kind][format];
  // Binary search for the first quality that fits.
  let best: Buffer | undefined;
  let [low, high]: [number, number] = [0, qualities[format].length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const quality = qualities[format][middle] ?? options.quality;
    const data = await pixels
      .clone()
      .toFormat(format, { ...options, quality })
      .toBuffer();
    if (data.length <= limit) [best, high] = [data, middle];
    else low = middle + 1;
  }
  if (best) return best;
  throw new Error(
    `media/masters/${picture.id}.jpg has too much detail for ${width} pixels within ${limit} bytes: choose a picture with less detail.`,
  );
}
