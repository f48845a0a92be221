import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inProject } from '../../build/project.ts';
import { catalogue } from '../../media/catalogue.ts';
import { pictureLimit } from '../../media/limits.ts';
import renditions from '../../media/renditions.json' with { type: 'json' };

const files = Object.values(renditions).flatMap((made) =>
  made.files.map((file) => ({ ...file, ratio: made.width / made.height })),
);

test('every rendition of the manifest is on the disk with the bytes that the manifest says', () => {
  expect(files.length).toBeGreaterThan(0);
  const wrong = files.filter(
    ({ file, bytes }) => statSync(inProject(`public/pictures/${file}`), { throwIfNoEntry: false })?.size !== bytes,
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('no file lies among the pictures that the manifest does not know', () => {
  const known = new Set(files.map(({ file }) => file));
  expect(readdirSync(inProject('public/pictures')).filter((name) => !known.has(name))).toEqual([]);
});

test('the manifest has exactly the pictures that the catalogue names', () => {
  expect(Object.keys(renditions).sort()).toEqual(Object.keys(catalogue()).sort());
});

test('every rendition is as wide, as high and of the format that it says', async () => {
  for (const { file, width, format, ratio } of files) {
    const found = await sharp(inProject(`public/pictures/${file}`)).metadata();
    expect(found.width, file).toBe(width);
    expect(Math.abs(width / ratio - (found.height ?? 0)), file).toBeLessThanOrEqual(1);
    expect(found.mediaType, file).toBe(`image/${format}`);
  }
});

test('every name holds the hash of its master, so that browsers may keep the file for ever', () => {
  for (const { hash, files: own } of Object.values(renditions)) {
    for (const { file } of own) expect(file).toMatch(new RegExp(`-${hash}\\.(avif|webp)$`));
  }
});

test('no AVIF file is heavier than its width allows', () => {
  const heavy = files.filter(({ format, width, bytes }) => format === 'avif' && bytes > pictureLimit(width));
  expect(heavy.map(({ file, bytes }) => `${file}: ${bytes} bytes`)).toEqual([]);
});
