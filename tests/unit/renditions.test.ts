/** How a picture's master becomes the files that pages show, and what editors are told of one that can't be used. */
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
const writeMaster = (name: string, bytes: Buffer | string) => writeFile(join(folders.masters, name), bytes);
/** Makes the named masters, which must be 800 pixels wide. */
const make = (names: string[], previous = {}) =>
  makeRenditions(Object.fromEntries(names.map((name) => [name, 800])), folders, previous);

test('a master becomes AVIF files at the usual widths up to its own, and WebP files at fewer', async () => {
  await writeMaster('well.jpg', await plain(840, 270).toBuffer());
  const first = await make(['well']);
  expect(first.well).toMatchObject({ width: 840, height: 270, ground: 'terracotta' });
  const made = first.well?.files ?? [];
  const widths = ['avif 400', 'avif 640', 'avif 828', 'webp 640', 'webp 828'];
  expect(made.map(({ format, width }) => `${format} ${width}`)).toEqual(widths);
  expect((await readdir(folders.out)).sort()).toEqual(made.map(({ file }) => file).sort());
  const reported: string[] = [];
  expect(await makeRenditions({ well: 800 }, folders, first, (line) => reported.push(line))).toEqual(first);
  expect(reported, 'it is not made twice').toEqual([]);
});

test('another picture under the same name replaces the files of the first', async () => {
  await writeMaster('well.jpg', await plain(840, 270).toBuffer());
  const before = await make(['well']);
  await writeMaster('well.jpg', await plain(840, 280).toBuffer());
  const after = await make(['well'], before);
  expect(after.well?.height).toBe(280);
  expect((await readdir(folders.out)).sort()).toEqual(after.well?.files.map(({ file }) => file).sort());
});

test('a photograph is turned as its camera says', async () => {
  await writeMaster('well.jpg', await plain(270, 840).withMetadata({ orientation: 6 }).toBuffer());
  const { well } = await make(['well']);
  expect([well?.width, well?.height]).toEqual([840, 270]);
  const first = await sharp(join(folders.out, well?.files[0]?.file ?? '')).metadata();
  expect([first.width, first.height]).toEqual([400, 129]);
});

test.each<[string, () => Buffer | string | Promise<Buffer> | undefined, RegExp]>([
  ['is missing', () => undefined, /masters\/well\.jpg is not there.*src\/content\/pictures/],
  ['is broken', () => 'no picture', /masters\/well\.jpg can't be read.*export it again/],
  ['was copied by half', halved, /masters\/well\.jpg can't be read to its end.*copy it again/],
  ['is too large', () => withSize(20_000, 13_600), /is 20000×13600: too large, 272 megapixels, at most 200\. Export it smaller/],
  ['is too flat', () => plain(800, 1).toBuffer(), /is 800×1: too flat, at most 4 times/],
  ['is too small', () => plain(640, 1200).toBuffer(), /is 640 pixels wide.*needs 800/],
])('a master that %s is refused with what to do, and leaves no file behind', async (_, master, says) => {
  await writeMaster('ghat.jpg', await plain(840, 270).toBuffer());
  const bytes = await master();
  if (bytes !== undefined) await writeMaster('well.jpg', bytes);
  await expect(make(['ghat', 'well'])).rejects.toThrow(says);
  expect(await readdir(folders.out).catch(() => [])).toEqual([]);
});

test('a master that no picture names is refused', async () => {
  await writeMaster('wel.jpg', await plain(840, 270).toBuffer());
  await expect(make(['well'])).rejects.toThrow(/masters\/wel\.jpg is named by no picture.*src\/content\/pictures/);
});

test('a clone without masters keeps their files as long as they are there and large enough', async () => {
  await writeMaster('well.jpg', await plain(840, 270).toBuffer());
  const before = await make(['well']);
  await expect(makeRenditions({ well: 1920 }, folders, before)).rejects.toThrow(/is 840 pixels wide.*needs 1920/);
  await rm(join(folders.masters, 'well.jpg'));
  expect(await make(['well'], before)).toEqual(before);
  await rm(join(folders.out, before.well?.files[0]?.file ?? ''));
  await expect(make(['well'], before)).rejects.toThrow(/masters\/well\.jpg is not there/);
});
