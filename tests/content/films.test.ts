import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { content } from '#model/content.ts';
import { type FilmManifest, filmOf } from '#model/films.ts';
import films from '../../media/films.json' with { type: 'json' };
import { filmLimits, soundLimits } from '../../media/limits.ts';
import { inProject } from '../../publish/project.ts';
import { av1Codec } from '../../tools/film-codec.ts';
import { lengths } from '../../tools/film-facts.ts';
import { leaps, pops } from '../../tools/film-measures.ts';

const at = (path: string) => inProject(`public${path}`);
const files = films as FilmManifest;
const ids = content.films.map(({ id }) => id);

describe.each(ids)('the film %s', (id) => {
  const film = filmOf(id);

  test('has its files and its captions on the disk', () => {
    expect(film.sources).toHaveLength(2);
    for (const { src } of film.sources) expect(statSync(at(src)).size, src).toBeGreaterThan(10_000);
    expect(readFileSync(at(film.captions), 'utf8')).toMatch(/^WEBVTT/);
  });

  test('keeps within its limits, is large enough and as long as a loop or the reel may be', () => {
    const made = files[id];
    const limit = filmLimits[film.hasSound ? 'reel' : 'loop'];
    expect(statSync(at(`/films/${made?.av1}`)).size).toBeLessThanOrEqual(limit.av1);
    expect(statSync(at(`/films/${made?.h264}`)).size).toBeLessThanOrEqual(limit.h264);
    expect(made?.bytes).toEqual({
      av1: statSync(at(`/films/${made?.av1}`)).size,
      h264: statSync(at(`/films/${made?.h264}`)).size,
    });
    expect([made?.width, made?.height].map(Number)).toEqual([
      expect.toSatisfy((n) => n >= 1280),
      expect.toSatisfy((n) => n >= 720),
    ]);
    const { from: shortest, to: longest } = lengths[film.hasSound ? 'reel' : 'loop'];
    expect(film.seconds).toBeGreaterThanOrEqual(shortest);
    expect(film.seconds).toBeLessThanOrEqual(longest);
  });

  test('comes back to where it began', () => {
    const measured = Object.entries(files[id]?.measures ?? {});
    expect(measured, "run 'npm run media'").toHaveLength(film.sources.length);
    for (const [codec, measures] of measured) {
      const { seam, beside, jump } = measures;
      // The reel is cut: it only ends as it begins.
      if (film.hasSound) expect(leaps(measures), `${codec}: ${seam} beside ${beside}`).toBe(false);
      else expect(pops(measures), `${codec}: ${seam} beside ${beside}, jumps by ${jump}`).toBe(false);
    }
  });

  test('is as loud as films are on the web, where it has sound', () => {
    const { loudness } = files[id] ?? {};
    expect(Object.keys(loudness ?? {}), "run 'npm run media'").toHaveLength(film.hasSound ? film.sources.length : 0);
    for (const [codec, { lufs, peak }] of Object.entries(loudness ?? {})) {
      expect(lufs, codec).toBeGreaterThanOrEqual(soundLimits.lufs.from);
      expect(lufs, codec).toBeLessThanOrEqual(soundLimits.lufs.to);
      expect(peak, codec).toBeLessThan(soundLimits.peak);
    }
  });

  test('asks of a player what it says, has sound only where it is played with it, and can start before it is whole', () => {
    expect(film.sources[0]?.type).toContain(`"${av1Codec(readFileSync(at(film.sources[0]?.src ?? '')))}`);
    for (const { src } of film.sources) {
      const bytes = readFileSync(at(src));
      expect(bytes.includes('soun'), src).toBe(film.hasSound);
      // What a player needs stands at the beginning of each file.
      expect(bytes.indexOf('moov'), src).toBeGreaterThan(0);
      expect(bytes.indexOf('moov'), src).toBeLessThan(bytes.indexOf('mdat'));
    }
  });
});

test('no file lies among the films that the list does not know, and no two have the same title', () => {
  const known = new Set(Object.values(files).flatMap(({ av1, h264, captions }) => [av1, h264, captions]));
  expect(readdirSync(at('/films')).filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(content.films.map(({ title }) => title)).size).toBe(ids.length);
});

test('a film that nobody has catalogued is refused, with the mend', () => {
  expect(() => filmOf('no-such-film')).toThrow(/'no-such-film' in src\/content\/films: add no-such-film\.yaml/);
});
