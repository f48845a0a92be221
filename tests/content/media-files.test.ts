/** The files of pictures and films are those of their manifests, whole and of the right size; films are made from the masters of now. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mark } from '#components/mark/mark-shape.ts';
import { pictureNote } from '#features/footer/picture-note.ts';
import { content } from '#model/content.ts';
import { type FilmManifest, filmOf } from '#model/films.ts';
import { grounds } from '#model/picture-data.ts';
import { picture } from '#model/pictures.ts';
import { readManifest, readRenditions, renditionStores } from '#model/renditions.ts';
import { contentHash } from '../../media/encoders/files.ts';
import { av1Codec } from '../../media/encoders/film-codec.ts';
import { lengths } from '../../media/encoders/film-facts.ts';
import { filmMaster } from '../../media/encoders/film-files.ts';
import { leaps, pops } from '../../media/encoders/film-measures.ts';
import { nearestGround } from '../../media/encoders/grounds.ts';
import filmManifest from '../../media/films.json' with { type: 'json' };
import { filmLimits, pictureLimit, soundLimits } from '../../media/limits.ts';
import reel from '../../media/reel.json' with { type: 'json' };
import { inProject } from '../../publish/project.ts';
import { block } from '../../publish/style-tokens.ts';

const inPublic = (path: string) => inProject(`public${path}`);
const sizeOf = (path: string) => statSync(inPublic(path), { throwIfNoEntry: false })?.size;
const films = filmManifest as FilmManifest;
/** What tests/support/pictures.ts made is in the cache. */
const pictureFile = (name: string) =>
  Object.values(renditionStores)
    .map(({ folder }) => inProject(`${folder}/${name}`))
    .find((file) => existsSync(file));
const renditions = readRenditions(inProject());
const pictureFiles = Object.values(renditions).flatMap(({ hash, width, height, files }) =>
  files.map((file) => ({ ...file, hash, ratio: width / height })),
);

describe('pictures', () => {
  test('have all their files, whole and named by their master; no others lie in the repository', () => {
    expect(content.pictures.filter(({ id }) => !renditions[id])).toEqual([]);
    const repository = Object.values(readManifest(inProject(), 'repository')).flatMap(({ files }) => files);
    expect(readdirSync(inPublic('/pictures')).sort()).toEqual(repository.map(({ file }) => file).sort());
    const wrong = pictureFiles.filter(
      ({ file, bytes, hash }) => statSync(pictureFile(file) ?? '').size !== bytes || !file.includes(`-${hash}.`),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('are as wide, as high and as light as pages expect', async () => {
    for (const { file, width, format, ratio, bytes } of pictureFiles) {
      const found = await sharp(pictureFile(file)).metadata();
      expect([found.width, found.mediaType], file).toEqual([width, `image/${format}`]);
      expect(Math.abs(width / ratio - (found.height ?? 0)), file).toBeLessThanOrEqual(1);
      if (format === 'avif') expect(bytes, file).toBeLessThanOrEqual(pictureLimit(width));
    }
  });

  test('without an entry are refused', () => {
    expect(() => picture('no-such-picture')).toThrow(/'no-such-picture'.*src\/content\/pictures\/no-such-picture\.yaml/);
  });

  test('have a ground of the palette, the nearest to most of their colours', () => {
    const tokens = Object.keys(block(':root')).filter((name) => name.startsWith('ground-'));
    expect(tokens.map((name) => name.slice('ground-'.length)).sort()).toEqual([...grounds].sort());
    const [orange, blue] = [
      [220, 140, 60],
      [60, 110, 190],
    ] as const;
    expect(nearestGround([orange, orange, blue])).toBe('sand');
  });

  test('are called artwork in the footer as long as there is any', () => {
    const [artwork, photograph] = [{ kind: 'artwork' }, { kind: 'photograph' }];
    expect(pictureNote([artwork, artwork])).toMatch(/^The pictures are artwork .* not photographs of a campus\.$/);
    expect(pictureNote([artwork, photograph])).toMatch(/^Some of the pictures are photographs; .* artwork/);
    expect(pictureNote([photograph])).toBe('');
  });
});

test('the icon in the tab is the mark of the school', () => {
  const icon = readFileSync(inPublic('/favicon.svg'), 'utf8');
  for (const part of Object.values(mark)) expect(icon).toContain(`"${part}"`);
});

describe.each(content.films.map(({ id }) => id))('the film %s', (id) => {
  const film = filmOf(id);
  const made = films[id];
  const kind = film.hasSound ? 'reel' : 'loop';

  test('has its files, within their limits, and can start before it is whole', () => {
    expect(readFileSync(inPublic(film.captions), 'utf8')).toMatch(/^WEBVTT/);
    expect(film.sources).toHaveLength(2);
    for (const codec of ['av1', 'h264'] as const) {
      const path = `/films/${made?.[codec]}`;
      expect([sizeOf(path)]).toEqual([made?.bytes[codec]]);
      expect(sizeOf(path)).toBeLessThanOrEqual(filmLimits[kind][codec]);
      const bytes = readFileSync(inPublic(path));
      expect(bytes.includes('soun'), path).toBe(film.hasSound);
      expect(bytes.indexOf('moov'), path).toBeGreaterThan(0);
      expect(bytes.indexOf('moov'), path).toBeLessThan(bytes.indexOf('mdat'));
    }
    expect(film.sources[0]?.type).toContain(`"${av1Codec(readFileSync(inPublic(film.sources[0]?.src ?? '')))}`);
  });

  test('is large and long enough, as loud as films on the web, and ends as it begins', () => {
    expect(Math.min((made?.width ?? 0) / 1280, (made?.height ?? 0) / 720)).toBeGreaterThanOrEqual(1);
    expect(film.seconds).toBeGreaterThanOrEqual(lengths[kind].from);
    expect(film.seconds).toBeLessThanOrEqual(lengths[kind].to);
    const measures = Object.values(made?.measures ?? {});
    expect(measures, "run 'npm run media'").toHaveLength(2);
    // The reel is cut: it only ends as it begins.
    expect(measures.filter(film.hasSound ? leaps : pops)).toEqual([]);
    const loudness = Object.values(made?.loudness ?? {});
    expect(loudness, "run 'npm run media'").toHaveLength(film.hasSound ? 2 : 0);
    for (const { lufs, peak } of loudness) {
      expect(lufs).toBeGreaterThanOrEqual(soundLimits.lufs.from);
      expect(lufs).toBeLessThanOrEqual(soundLimits.lufs.to);
      expect(peak).toBeLessThan(soundLimits.peak);
    }
  });
});

test('no other file lies among the films; a film without an entry is refused', () => {
  const known = new Set(Object.values(films).flatMap(({ av1, h264, captions }) => [av1, h264, captions]));
  expect(readdirSync(inPublic('/films')).filter((name) => !known.has(name))).toEqual([]);
  expect(() => filmOf('no-such-film')).toThrow(/'no-such-film' in src\/content\/films: add no-such-film\.yaml/);
});

const filmMasters = inProject('media/masters/films');

/** A clone without masters (README.md) has nothing to compare. */
describe.skipIf(!existsSync(filmMasters))('the masters', () => {
  test.each(content.films)('of $id is what the film’s files were made from', async ({ id, sounds }) => {
    expect(films[id]?.hash, "run 'npm run media'").toBe((await filmMaster(id, filmMasters, sounds === true)).hash);
  });

  test('of loops are those that the reel was cut from', async () => {
    // A school's own reel is cut from nothing here.
    if ((await contentHash(join(filmMasters, 'reel.mp4'))) !== reel.reel) return;
    const ids = Object.keys(reel.cutFrom);
    const now = await Promise.all(ids.map(async (id) => [id, await contentHash(join(filmMasters, `${id}.mp4`))]));
    expect(Object.fromEntries(now), "run 'node studio/reel.ts', then 'npm run media'").toEqual(reel.cutFrom);
  });
});
