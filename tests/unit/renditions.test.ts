/** How a picture's master becomes the files that pages show, and what is said of one that can't be used. */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRenditions } from '#model/renditions.ts';
import { makePictures } from '../../media/encoders/pictures.ts';
import { makeRenditions, type Store, type Wanted } from '../../media/encoders/renditions.ts';
import { pictureLimit } from '../../media/limits.ts';
import { inProject } from '../../publish/project.ts';
import { copyContent } from '../support/content-copy.ts';

vi.setConfig({ testTimeout: 120_000 });

let masters: string;
let store: Store;
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'renditions-'));
  masters = await mkdtemp(join(root, 'masters-'));
  store = { folder: join(root, 'out'), manifest: {} };
});
afterEach(() => rm(join(masters, '..'), { recursive: true }));

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c4501c' } }).jpeg();
/** A picture whose header claims another size than it has. */
async function withSize(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(16, 16).toBuffer();
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}
/** Half of the file of a picture. */
async function halved(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const whole = await sharp({ create: { width: 840, height: 420, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}
const writeMaster = (name: string, bytes: Buffer | string) => writeFile(join(masters, name), bytes);
/** A picture for a place that needs 480 pixels. */
const wanted = (id: string): Wanted => ({ id, kind: 'photograph', place: 'panel' });
/** Makes the named pictures, and has the store remember it. */
async function make(ids: string[], report?: (line: string) => void) {
  store.manifest = await makeRenditions(ids.map(wanted), masters, [store], report);
  return store.manifest;
}
const filesThere = async () => (await readdir(store.folder).catch(() => [])).sort();

test('a master becomes AVIF files up to the width of its place, WebP files at fewer, and is not made twice', async () => {
  await writeMaster('well.jpg', await plain(840, 270).toBuffer());
  const { well } = await make(['well']);
  expect(well).toMatchObject({ width: 840, height: 270, ground: 'terracotta' });
  const made = well?.files ?? [];
  expect(made.map(({ format, width }) => `${format} ${width}`)).toEqual(['avif 400', 'avif 480', 'webp 480']);
  expect(await filesThere()).toEqual(made.map(({ file }) => file).sort());
  const reported: string[] = [];
  expect(await make(['well'], (line) => reported.push(line))).toEqual({ well });
  expect(reported).toEqual([]);
});

test('another picture under the same name replaces the files of the first, and so does a place that needs more', async () => {
  await writeMaster('well.jpg', await plain(1700, 540).toBuffer());
  await make(['well']);
  await writeMaster('well.jpg', await plain(1700, 560).toBuffer());
  const { well } = await make(['well']);
  expect(well?.height).toBe(560);
  expect(await filesThere()).toEqual(well?.files.map(({ file }) => file).sort());
  const larger = await makeRenditions([{ ...wanted('well'), place: 'picture' }], masters, [store]);
  expect(Math.max(...(larger.well?.files ?? []).map(({ width }) => width))).toBe(1600);
});

test('a file that was cut off is made again', async () => {
  await writeMaster('well.jpg', await plain(840, 270).toBuffer());
  const { well } = await make(['well']);
  const [{ file = '', bytes = 0 } = {}] = well?.files ?? [];
  await truncate(join(store.folder, file), 10);
  await make(['well']);
  expect((await stat(join(store.folder, file))).size).toBe(bytes);
});

test('a photograph is turned as its camera says, and where it was taken is not published', async () => {
  const camera = { IFD0: { Artist: 'A clerk' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' } };
  await writeMaster('well.jpg', await plain(270, 840).withExif(camera).withMetadata({ orientation: 6 }).toBuffer());
  expect((await sharp(await readFile(join(masters, 'well.jpg'))).metadata()).exif).toBeDefined();
  const { well } = await make(['well']);
  expect([well?.width, well?.height]).toEqual([840, 270]);
  for (const { file, width } of well?.files ?? []) {
    const { exif, xmp, iptc, ...found } = await sharp(join(store.folder, file)).metadata();
    expect([found.width, found.height, exif, xmp, iptc]).toEqual([
      width,
      Math.round((width * 270) / 840),
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test('a busy photograph keeps within the limits of bytes', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const busy = sharp({ create: { width: 640, height: 640, channels: 3, background: '#888', noise } });
  await writeMaster('well.jpg', await busy.blur(0.8).jpeg({ quality: 95 }).toBuffer());
  const { well } = await make(['well']);
  const avif = well?.files.filter(({ format }) => format === 'avif') ?? [];
  expect(avif).not.toEqual([]);
  for (const { width, bytes } of avif) expect(bytes).toBeLessThanOrEqual(pictureLimit(width));
});

test.each<[string, () => Buffer | string | Promise<Buffer> | undefined, RegExp]>([
  ['is missing', () => undefined, /masters\/well\.jpg is not there.*src\/content\/pictures\/well\.yaml/],
  ['is broken', () => 'no picture', /masters\/well\.jpg can't be read.*export it again/],
  ['was copied by half', halved, /masters\/well\.jpg can't be read to its end.*copy it again/],
  ['is of another format', () => plain(800, 600).png().toBuffer(), /is a png file by its content: export it as JPEG/],
  ['is too large', () => withSize(20_000, 13_600), /is 20000×13600: too large, 272 megapixels, at most 100\. Export it smaller/],
  ['is too flat', () => plain(800, 1).toBuffer(), /is 800×1: too flat, at most 4 times/],
  ['is too small', () => plain(300, 600).toBuffer(), /is 300 pixels wide.*needs 480/],
])('a master that %s is refused with what to do, and leaves no file behind', async (_, master, says) => {
  await writeMaster('ghat.jpg', await plain(840, 270).toBuffer());
  const bytes = await master();
  if (bytes !== undefined) await writeMaster('well.jpg', bytes);
  await expect(make(['ghat', 'well'])).rejects.toThrow(says);
  expect(await filesThere()).toEqual([]);
});

test('a photograph straight from a phone is refused by its own name; one that is missing is not the only thing told', async () => {
  await writeMaster('Well.HEIC', 'heic');
  await writeMaster('bell.jpg', 'no picture');
  const says = await make(['bell', 'well']).catch(String);
  expect(says).toMatch(/masters\/Well\.HEIC is not read: export it as JPEG, under the name well\.jpg/);
  expect(says).toMatch(/masters\/bell\.jpg can't be read/);
});

test('a clone without masters keeps their files as long as they are large enough', async () => {
  await writeMaster('well.jpg', await plain(840, 270).toBuffer());
  const before = await make(['well']);
  await rm(join(masters, 'well.jpg'));
  expect(await make(['well'])).toEqual(before);
  await expect(makeRenditions([{ ...wanted('well'), place: 'hero' }], masters, [store])).rejects.toThrow(
    /is 840 pixels wide.*needs 1920/,
  );
});

test('a new photograph needs no command: what the repository lacks is made into the cache, once', async () => {
  const { root, end } = copyContent();
  try {
    for (const folder of ['media/masters', 'src/content/pictures']) await mkdir(join(root, folder), { recursive: true });
    // Without masters, all other pictures are known by the repository's manifest alone.
    await copyFile(inProject('media/renditions.json'), join(root, 'media/renditions.json'));
    await writeFile(join(root, 'media/masters/sports-day.jpg'), await plain(840, 270).toBuffer());
    const alt = 'A brown field on the morning of the sports day, before anybody has come.';
    const entry = `kind: photograph\nalt: ${alt}\ncredit: A clerk\nconsent: Nobody can be recognised\nplace: panel\n`;
    await writeFile(join(root, 'src/content/pictures/sports-day.yaml'), entry);
    const reported: string[] = [];
    for (let build = 0; build < 2; build++) await makePictures(root, { report: (line) => reported.push(line) });
    expect(reported).toEqual([expect.stringMatching(/^sports-day: 3 files/)]);
    const made = readRenditions(root)['sports-day']?.files.map(({ file }) => file) ?? [];
    expect((await readdir(join(root, '.cache/renditions/pictures'))).sort()).toEqual(made.sort());
    expect(await readdir(root)).not.toContain('public');
  } finally {
    end();
  }
});
