/** What was made of the masters is what they are now. A clone without them (README.md) has nothing to compare, and skips these. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content } from '#model/content.ts';
import type { FilmManifest } from '#model/films.ts';
import { isSystemFile } from '#model/stray-files.ts';
import films from '../../media/films.json' with { type: 'json' };
import reel from '../../media/reel.json' with { type: 'json' };
import renditions from '../../media/renditions.json' with { type: 'json' };
import { inProject } from '../../publish/project.ts';
import { contentHash } from '../../tools/files.ts';
import { filmMaster } from '../../tools/film-files.ts';
import { renditionHash } from '../../tools/renditions.ts';

const masters = inProject('media/masters');
const filmMasters = join(masters, 'films');
const files = films as FilmManifest;

describe.skipIf(!existsSync(masters))('the masters', () => {
  test('are those that the catalogue names', () => {
    const lying = readdirSync(masters, { withFileTypes: true }).filter((entry) => entry.isFile() && !isSystemFile(entry.name));
    expect(lying.map(({ name }) => name.replace(/\.jpg$/, '')).sort()).toEqual(content.pictures.map(({ id }) => id).sort());
  });

  test.each(Object.entries(renditions))(
    '%s is what its renditions were made from, with the settings of now',
    async (name, { hash }) => {
      expect(hash, "run 'npm run media'").toBe(renditionHash(readFileSync(join(masters, `${name}.jpg`)), name));
    },
  );

  test.each(content.films)('the film $id is what its files were made from', async ({ id, sounds }) => {
    expect(files[id]?.hash, "run 'npm run media'").toBe((await filmMaster(id, filmMasters, sounds === true)).hash);
  });

  test('the loops are those that the reel was cut from', async () => {
    // A school's own reel is cut from nothing here.
    if ((await contentHash(join(filmMasters, 'reel.mp4'))) !== reel.reel) return;
    const ids = Object.keys(reel.cutFrom);
    const now = await Promise.all(ids.map(async (id) => [id, await contentHash(join(filmMasters, `${id}.mp4`))]));
    expect(ids.length).toBeGreaterThan(1);
    expect(Object.fromEntries(now), "run 'node studio/reel.ts', then 'npm run media'").toEqual(reel.cutFrom);
  });
});
