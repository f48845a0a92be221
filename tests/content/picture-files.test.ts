import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mark } from '#components/mark/mark-shape.ts';
import { pictureNote } from '#features/footer/picture-note.ts';
import { content } from '#model/content.ts';
import { picture } from '#model/pictures.ts';
import { pictureLimit } from '../../media/limits.ts';
import renditions from '../../media/renditions.json' with { type: 'json' };
import { inProject } from '../../publish/project.ts';

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

test('no file lies among the pictures that the manifest does not know, and it has exactly those that the catalogue names', () => {
  const known = new Set(files.map(({ file }) => file));
  expect(readdirSync(inProject('public/pictures')).filter((name) => !known.has(name))).toEqual([]);
  expect(Object.keys(renditions).sort()).toEqual(content.pictures.map(({ id }) => id).sort());
});

test('every picture says what is to be seen, without announcing a picture; one that nobody has catalogued is refused, with the mend', () => {
  for (const { alt } of content.pictures) expect(alt).not.toMatch(/^(an? )?(image|picture|photo|illustration|drawing)\b/i);
  expect(() => picture('no-such-picture')).toThrow(/'no-such-picture'.*src\/content\/pictures\/no-such-picture\.yaml/);
});

test('the icon in the tab is the mark of the school', () => {
  const icon = readFileSync(inProject('public/favicon.svg'), 'utf8');
  for (const part of Object.values(mark)) expect(icon).toContain(`"${part}"`);
});

test('the foot of the page speaks of artwork as long as there is any, and of photographs once there is one', () => {
  const [artwork, photograph] = [{ kind: 'artwork' }, { kind: 'photograph' }];
  expect(pictureNote([artwork, artwork])).toMatch(/^The pictures are artwork .* not photographs of a campus\.$/);
  expect(pictureNote([artwork, photograph])).toMatch(/^Some of the pictures are photographs; .* artwork/);
  expect(pictureNote([photograph])).toBe('');
});

test('every rendition is as wide, as high and of the format that it says, and no AVIF file heavier than its width allows', async () => {
  for (const { file, width, format, ratio, bytes } of files) {
    const found = await sharp(inProject(`public/pictures/${file}`)).metadata();
    expect(found.width, file).toBe(width);
    expect(Math.abs(width / ratio - (found.height ?? 0)), file).toBeLessThanOrEqual(1);
    expect(found.mediaType, file).toBe(`image/${format}`);
    if (format === 'avif') expect(bytes, file).toBeLessThanOrEqual(pictureLimit(width));
  }
});

test('every name holds the hash of its master, so that browsers may keep the file for ever', () => {
  for (const { hash, files: own } of Object.values(renditions)) {
    for (const { file } of own) expect(file).toMatch(new RegExp(`-${hash}\\.(avif|webp)$`));
  }
});
