import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import files from '../../media/films.json' with { type: 'json' };
import { filmCatalogue, filmOf } from '../../media/films.ts';
import { countWords } from './texts.ts';

const at = (path: string) => fileURLToPath(new URL(`../../public${path}`, import.meta.url));
const ids = Object.keys(filmCatalogue);

describe.each(ids)('the film %s', (id) => {
  const film = filmOf(id);

  test('has its files and its captions on the disk', () => {
    expect(film.sources).toHaveLength(2);
    for (const { src } of film.sources) expect(statSync(at(src)).size, src).toBeGreaterThan(10_000);
    expect(readFileSync(at(film.captions), 'utf8')).toMatch(/^WEBVTT/);
  });

  test('is told in words for those who do not see or hear it', () => {
    expect(countWords(film.title)).toBeGreaterThanOrEqual(1);
    expect(countWords(film.description)).toBeGreaterThanOrEqual(15);
    expect(film.poster.alt).not.toBe('');
  });

  test('has captions that describe its sound where it has any', () => {
    const cues = readFileSync(at(film.captions), 'utf8').match(/\d\d:\d\d.*-->/g) ?? [];
    if (film.hasSound) expect(cues.length).toBeGreaterThanOrEqual(1);
    else expect(film.sources[0]?.type).not.toContain('opus');
  });
});

test('no file lies among the films that the list does not know', () => {
  const known = new Set(Object.values(files).flatMap(({ av1, h264, captions }) => [av1, h264, captions]));
  expect(readdirSync(at('/films')).filter((name) => !known.has(name))).toEqual([]);
});

test('no two films have the same title', () => {
  expect(new Set(ids.map((id) => filmCatalogue[id]?.title)).size).toBe(ids.length);
});

test('a film that nobody has catalogued is refused, with the mend', () => {
  expect(() => filmOf('no-such-film')).toThrow(/'no-such-film'.*media\/films\.ts/);
});
