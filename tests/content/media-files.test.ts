/** Picture and film files match their manifests, and films are encoded from the current masters. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureNote } from '#features/footer/picture-note.ts';
import { content } from '#model/content.ts';
import { filmOf } from '#model/films.ts';
import {
  type FilmManifest,
  filmStores,
  type RenditionManifest,
  readFilms,
  readManifest,
  readRenditions,
  renditionStores,
} from '#model/renditions.ts';
import { av1Codec } from '../../media/encoders/film-codec.ts';
import { fileNames, readFilmMaster } from '../../media/encoders/film-files.ts';
import { hasVisibleJump } from '../../media/encoders/film-measures.ts';
import { filmLimits, filmSeconds, pictureLimit, soundLimits } from '../../media/limits.ts';
import { projectPath } from '../../publish/project.ts';

const inPublic = (path: string) => projectPath(`public${path}`);
const films = readFilms(projectPath());
/** Finds a file in the repository or in the cache, where tests/support/encode-media.ts writes new ones. */
const findIn = (stores: typeof renditionStores | typeof filmStores, name: string) =>
  Object.values(stores)
    .map(({ folder }) => projectPath(`${folder}/${name}`))
    .find((file) => existsSync(file)) ?? '';
const pictureFile = (name: string) => findIn(renditionStores, name);
const filmFile = (path: string) => findIn(filmStores, path.replace('/films/', ''));
const renditions = readRenditions(projectPath());
const pictureFiles = content.pictures.flatMap(({ id, kind }) => {
  const { hash = '', width = 0, height = 0, files = [] } = renditions[id] ?? {};
  return files.map((file) => ({ ...file, kind, hash, ratio: width / height }));
});

describe('pictures', () => {
  test('have all their files, complete and named by the hash of the master, and the repository has no others', () => {
    expect(content.pictures.filter(({ id }) => !renditions[id])).toEqual([]);
    const repository = Object.values(readManifest<RenditionManifest>(projectPath(), renditionStores.repository)).flatMap(
      ({ files }) => files,
    );
    expect(readdirSync(inPublic('/pictures')).sort()).toEqual(repository.map(({ file }) => file).sort());
    const wrong = pictureFiles.filter(
      ({ file, bytes, hash }) => statSync(pictureFile(file)).size !== bytes || !file.includes(`-${hash}.`),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('have the widths, heights and file sizes that pages expect', async () => {
    for (const { file, kind, width, format, ratio, bytes } of pictureFiles) {
      const metadata = await sharp(pictureFile(file)).metadata();
      expect([metadata.width, metadata.mediaType], file).toEqual([width, `image/${format}`]);
      expect(Math.abs(width / ratio - (metadata.height ?? 0)), file).toBeLessThanOrEqual(1);
      expect(bytes, file).toBeLessThanOrEqual(pictureLimit(width, kind, format));
    }
  });

  test('are described as artwork in the footer as long as some are', () => {
    const [artwork, photograph] = [{ kind: 'artwork' }, { kind: 'photograph' }];
    expect(pictureNote([artwork, artwork])).toMatch(/^The pictures are artwork .* not photographs of a campus\.$/);
    expect(pictureNote([artwork, photograph])).toMatch(/^Some of the pictures are photographs; .* artwork/);
    expect(pictureNote([photograph])).toBe('');
  });
});

describe.each(content.films.map(({ id }) => id))('the film %s', (id) => {
  const film = filmOf(id);
  const entry = films[id];
  const kind = film.hasSound ? 'reel' : 'loop';

  test('has its files within their size limits, and can start before it has loaded completely', () => {
    expect(readFileSync(filmFile(film.captions), 'utf8')).toMatch(/^WEBVTT/);
    expect(film.sources).toHaveLength(2);
    for (const codec of ['av1', 'h264'] as const) {
      const path = `/films/${entry?.[codec]}`;
      const bytes = readFileSync(filmFile(path));
      expect(bytes.length, path).toBe(entry?.bytes[codec]);
      expect(bytes.length, path).toBeLessThanOrEqual(filmLimits[kind][codec]);
      expect(bytes.includes('soun'), path).toBe(film.hasSound);
      expect(bytes.indexOf('moov'), path).toBeGreaterThan(0);
      expect(bytes.indexOf('moov'), path).toBeLessThan(bytes.indexOf('mdat'));
    }
    expect(film.sources[0]?.type).toContain(`"${av1Codec(readFileSync(filmFile(film.sources[0]?.src ?? '')))}`);
  });

  test('has the required size, duration and loudness, and loops without a jump', () => {
    expect(Math.min((entry?.width ?? 0) / 1280, (entry?.height ?? 0) / 720)).toBeGreaterThanOrEqual(1);
    expect(film.seconds).toBeGreaterThanOrEqual(filmSeconds[kind].from);
    expect(film.seconds).toBeLessThanOrEqual(filmSeconds[kind].to);
    const measures = Object.values(entry?.measures ?? {});
    expect(measures, "run 'npm run media'").toHaveLength(2);
    if (!film.hasSound) expect(measures.filter(hasVisibleJump)).toEqual([]);
    const loudness = Object.values(entry?.loudness ?? {});
    expect(loudness, "run 'npm run media'").toHaveLength(film.hasSound ? 2 : 0);
    for (const { lufs, peak } of loudness) {
      expect(lufs).toBeGreaterThanOrEqual(soundLimits.lufs.from);
      expect(lufs).toBeLessThanOrEqual(soundLimits.lufs.to);
      expect(peak).toBeLessThan(soundLimits.peak);
    }
  });
});

test('the folder of films has no other files, and a film without an entry throws', () => {
  const repository = Object.values(readManifest<FilmManifest>(projectPath(), filmStores.repository)).flatMap(fileNames);
  expect(readdirSync(inPublic('/films')).sort()).toEqual(repository.sort());
  expect(() => filmOf('no-such-film')).toThrow(/'no-such-film' in src\/content\/films: add no-such-film\.yaml/);
});

const filmMasters = projectPath('media/masters/films');

/** Skipped in a clone without masters (README.md). */
describe.skipIf(!existsSync(filmMasters))('the masters', () => {
  test.each(content.films)('of $id match the encoded files', async ({ id, hasSound }) => {
    expect(films[id]?.hash).toBe((await readFilmMaster(id, filmMasters, hasSound === true))?.hash);
  });
});
