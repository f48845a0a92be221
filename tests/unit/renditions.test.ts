import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRenditions } from '../../tools/renditions.ts';

vi.setConfig({ testTimeout: 120_000 });

let folders: { masters: string; out: string };

beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'renditions-'));
  folders = { masters: await mkdtemp(join(root, 'masters-')), out: join(root, 'out') };
});
afterEach(() => rm(join(folders.masters, '..'), { recursive: true }));

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c4501c' } }).jpeg();
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .png()
    .toBuffer();
/** A picture that says in its header to be of another size than it is. */
async function withSize(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(16, 16).toBuffer();
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}
const put = (name: string, bytes: Buffer | string) => writeFile(join(folders.masters, name), bytes);
/** Makes the named masters, which must be 800 pixels wide. */
const make = (names: string[], previous = {}) =>
  makeRenditions(Object.fromEntries(names.map((name) => [name, 800])), folders, previous);

test('a master becomes AVIF files at the usual widths up to its own, and WebP files at fewer', async () => {
  await put('well.jpg', await plain(840, 270).toBuffer());
  const { well } = await make(['well']);
  expect(well).toMatchObject({ width: 840, height: 270, ground: 'terracotta' });
  expect(well?.files.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'avif 400',
    'avif 640',
    'avif 828',
    'webp 640',
    'webp 828',
  ]);
  expect((await readdir(folders.out)).sort()).toEqual(well?.files.map(({ file }) => file).sort());
});

test('the same master gives the same bytes, and is not made twice', async () => {
  await put('well.jpg', await plain(840, 270).toBuffer());
  const once = await make(['well']);
  expect(await make(['well'])).toEqual(once);
  const made: string[] = [];
  await makeRenditions({ well: 800 }, folders, once, (line) => made.push(line));
  expect(made).toEqual([]);
});

test('another picture under the same name replaces its files everywhere', async () => {
  await put('well.jpg', await plain(840, 270).toBuffer());
  const before = await make(['well']);
  await put('well.jpg', await plain(840, 280).toBuffer());
  const after = await make(['well'], before);
  expect(after.well?.height).toBe(280);
  expect((await readdir(folders.out)).sort()).toEqual(after.well?.files.map(({ file }) => file).sort());
});

test('a photograph is turned as its camera says', async () => {
  await put('well.jpg', await plain(270, 840).withMetadata({ orientation: 6 }).toBuffer());
  const { well } = await make(['well']);
  expect([well?.width, well?.height]).toEqual([840, 270]);
  const first = await sharp(join(folders.out, well?.files[0]?.file ?? '')).metadata();
  expect([first.width, first.height]).toEqual([400, 129]);
});

test.each([
  ['is missing', async () => undefined, /masters\/well\.jpg is not there.*src\/content\/pictures/],
  ['is broken', () => put('well.jpg', 'no picture'), /masters\/well\.jpg can't be read.*export it again/],
  [
    'was copied by half',
    async () => {
      const whole = await sharp(await noise(840, 420))
        .jpeg()
        .toBuffer();
      await put('well.jpg', whole.subarray(0, whole.length / 2));
    },
    /masters\/well\.jpg can't be read to its end.*copy it again/,
  ],
  // Cameras of 200 megapixels are sold. It is plain, and told by its header: nothing of it is decoded.
  [
    'is too large',
    async () => put('well.jpg', await withSize(20_000, 13_600)),
    /masters\/well\.jpg is 20000×13600: too large, 272 megapixels, at most 200\. Export it smaller/,
  ],
  [
    'is too flat',
    async () => put('well.jpg', await plain(800, 1).toBuffer()),
    /masters\/well\.jpg is 800×1: too flat, at most 4 times/,
  ],
  ['is too tall', async () => put('well.jpg', await plain(600, 20_000).toBuffer()), /masters\/well\.jpg is 600×20000: too tall/],
  [
    'is too small',
    async () => put('well.jpg', await plain(640, 1200).toBuffer()),
    /masters\/well\.jpg is 640 pixels wide.*needs 800/,
  ],
])('a master that %s stops with its name and the mend', async (_, lay, message) => {
  await lay();
  await expect(make(['well'])).rejects.toThrow(message);
});

test('a master that is refused leaves no file behind, of those before it neither', async () => {
  await put('ghat.jpg', await plain(840, 270).toBuffer());
  await put('well.jpg', 'no picture');
  await expect(make(['ghat', 'well'])).rejects.toThrow(/well\.jpg can't be read/);
  expect(await readdir(folders.out)).toEqual([]);
});

test('a clone without masters keeps what was made of them, as long as its files are there', async () => {
  await put('well.jpg', await plain(840, 270).toBuffer());
  const before = await make(['well']);
  await rm(join(folders.masters, 'well.jpg'));
  expect(await make(['well'], before)).toEqual(before);
  await rm(join(folders.out, before.well?.files[0]?.file ?? ''));
  await expect(make(['well'], before)).rejects.toThrow(/masters\/well\.jpg is not there/);
});

test('a picture that nothing names stops with its name and the mend', async () => {
  await put('wel.jpg', await plain(840, 270).toBuffer());
  await expect(make(['well'])).rejects.toThrow(/masters\/wel\.jpg is named by no picture.*src\/content\/pictures/);
});

test('a master that is kept, but is to be shown larger than before, stops too', async () => {
  await put('well.jpg', await plain(840, 270).toBuffer());
  const before = await make(['well']);
  await expect(makeRenditions({ well: 1920 }, folders, before)).rejects.toThrow(/is 840 pixels wide.*needs 1920/);
});
