/** Encoding a picture's master into the files that pages use, and the messages for masters that can't be used. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenditionManifest } from '#model/renditions.ts';
import type { Store } from '../../media/encoders/generated-files.ts';
import { makeRenditions, type PictureRequest } from '../../media/encoders/renditions.ts';

vi.setConfig({ testTimeout: 120_000 });

let masters: string;
let store: Store<RenditionManifest>;
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'renditions-'));
  masters = await mkdtemp(join(root, 'masters-'));
  store = { folder: join(root, 'out'), manifest: {} };
});
afterEach(() => rm(join(masters, '..'), { recursive: true }));

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c4501c' } }).jpeg();
/** Returns a JPEG whose header states a wrong size. */
async function withSize(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(16, 16).toBuffer();
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}
/** Returns the first half of a JPEG file. */
async function truncatedJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const complete = await sharp({ create: { width: 840, height: 420, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  return complete.subarray(0, complete.length / 2);
}
const writeMaster = (name: string, bytes: Buffer | string) => writeFile(join(masters, name), bytes);
/** Returns a request for a picture in a slot that needs a width of 480 pixels. */
const pictureRequest = (id: string): PictureRequest => ({ id, kind: 'photograph', place: 'panel' });
/** Encodes pictures and saves the manifest in the store. */
async function encode(ids: string[], report?: (line: string) => void) {
  store.manifest = await makeRenditions(ids.map(pictureRequest), masters, [store], report);
  return store.manifest;
}
const listStore = async () => (await readdir(store.folder).catch(() => [])).sort();

test('a master is encoded as AVIF up to the width of its slot and as WebP in fewer widths, and only once', async () => {
  await writeMaster('well.jpg', await plain(840, 270).toBuffer());
  const { well } = await encode(['well']);
  expect(well).toMatchObject({ width: 840, height: 270, ground: 'terracotta' });
  const files = well?.files ?? [];
  expect(files.map(({ format, width }) => `${format} ${width}`)).toEqual(['avif 400', 'avif 480', 'webp 480']);
  expect(await listStore()).toEqual(files.map(({ file }) => file).sort());
  const reported: string[] = [];
  expect(await encode(['well'], (line) => reported.push(line))).toEqual({ well });
  expect(reported).toEqual([]);
});

test('a photograph is rotated by its EXIF orientation, and its metadata is removed', async () => {
  const camera = { IFD0: { Artist: 'A clerk' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' } };
  await writeMaster('well.jpg', await plain(270, 840).withExif(camera).withMetadata({ orientation: 6 }).toBuffer());
  expect((await sharp(await readFile(join(masters, 'well.jpg'))).metadata()).exif).toBeDefined();
  const { well } = await encode(['well']);
  expect([well?.width, well?.height]).toEqual([840, 270]);
  for (const { file, width } of well?.files ?? []) {
    const { exif, xmp, iptc, ...size } = await sharp(join(store.folder, file)).metadata();
    expect([size.width, size.height, exif, xmp, iptc]).toEqual([
      width,
      Math.round((width * 270) / 840),
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test.each<[string, () => Buffer | string | Promise<Buffer> | undefined, RegExp]>([
  ['is missing', () => undefined, /masters\/well\.jpg is missing.*src\/content\/pictures\/well\.yaml/],
  ['is broken', () => 'no picture', /masters\/well\.jpg can't be decoded.*export it again/],
  ['is truncated', truncatedJpeg, /masters\/well\.jpg can't be decoded completely.*copy it again/],
  ['is of another format', () => plain(800, 600).png().toBuffer(), /contains png data, not JPEG: export it as JPEG/],
  ['is too large', () => withSize(20_000, 13_600), /is 20000×13600: too large, 272 megapixels, at most 100\. Export it smaller/],
  ['is too wide', () => plain(800, 1).toBuffer(), /is 800×1: too wide, at most 4 times/],
  ['is too small', () => plain(300, 600).toBuffer(), /is 300 pixels wide.*needs 480/],
])('a master that %s is rejected with advice, and no file is written', async (_, master, message) => {
  await writeMaster('ghat.jpg', await plain(840, 270).toBuffer());
  const bytes = await master();
  if (bytes !== undefined) await writeMaster('well.jpg', bytes);
  await expect(encode(['ghat', 'well'])).rejects.toThrow(message);
  expect(await listStore()).toEqual([]);
});

test('a HEIC photograph is reported by its file name, together with every other fault', async () => {
  await writeMaster('Well.HEIC', 'heic');
  await writeMaster('bell.jpg', 'no picture');
  const message = await encode(['bell', 'well']).catch(String);
  expect(message).toMatch(/masters\/Well\.HEIC is not read: export it as JPEG, under the name well\.jpg/);
  expect(message).toMatch(/masters\/bell\.jpg can't be decoded/);
});

test('a clone without masters keeps the encoded files if they are large enough', async () => {
  await writeMaster('well.jpg', await plain(840, 270).toBuffer());
  const before = await encode(['well']);
  await rm(join(masters, 'well.jpg'));
  expect(await encode(['well'])).toEqual(before);
  await expect(makeRenditions([{ ...pictureRequest('well'), place: 'hero' }], masters, [store])).rejects.toThrow(
    /is 840 pixels wide.*needs 1920/,
  );
});
