/** What is read of a film, its captions, and the words by which a browser knows whether it can play one. */
import { describe, expect, test } from 'vitest';
import { captionsOf } from '../../tools/film-captions.ts';
import { av1Codec } from '../../tools/film-codec.ts';
import { checkFacts, type FilmFacts, readFacts, sentRate } from '../../tools/film-facts.ts';

/** What ffprobe says of a film. */
const told = (video: object, format = { duration: '10.000000' }, more: object[] = []) =>
  JSON.stringify({
    streams: [{ codec_type: 'video', width: 1920, height: 1080, avg_frame_rate: '24/1', ...video }, ...more],
    format,
  });
const film = (changes: Partial<FilmFacts> = {}): FilmFacts => ({
  ...{ width: 1920, height: 1080, rate: 24, seconds: 10, sound: false, hdr: false },
  ...changes,
});

test('size, rate, length and sound are read from what ffprobe tells', () => {
  expect(readFacts('ghat', told({}))).toEqual(film());
  expect(readFacts('ghat', told({ avg_frame_rate: '30000/1001' }, undefined, [{ codec_type: 'audio' }]))).toEqual(
    film({ rate: 30000 / 1001, sound: true }),
  );
});

test('a film that was filmed upright is as tall as it is seen', () => {
  expect(readFacts('ghat', told({ side_data_list: [{ rotation: -90 }] }))).toMatchObject({ width: 1080, height: 1920 });
});

test('a picture or a recording under the name of a film stops with its name', () => {
  for (const text of ['{}', told({ width: undefined }), told({ avg_frame_rate: '0/0' })])
    expect(() => readFacts('ghat', text)).toThrow(/films\/ghat\.mp4 can't be read as a film/);
});

describe('a page can not use, and the mend is named:', () => {
  test.each<[string, Partial<FilmFacts>, 'loop' | 'reel', RegExp]>([
    ['small', { width: 640, height: 360 }, 'loop', /640×360: it should be at least 1280×720/],
    ['upright and large', { width: 2160, height: 3840 }, 'loop', /2160×3840: the pages show films 16 to 9. Crop it to 2160×1214/],
    ['wide as a cinema', { width: 2048, height: 858 }, 'loop', /16 to 9. Crop it to 1524×858/],
    ['HDR', { hdr: true }, 'loop', /in HDR.*SDR/],
    ['a short loop', { seconds: 5.5 }, 'loop', /lasts 5\.5 s: cut it to between 8 and 12 s/],
    ['a long reel', { seconds: 61, sound: true }, 'reel', /between 20 and 30 s/],
    ['a reel without sound', { seconds: 25 }, 'reel', /has no sound/],
  ])('%s', (_, changes, kind, mend) => {
    expect(() => checkFacts('ghat', film(changes), kind)).toThrow(mend);
    expect(() => checkFacts('ghat', film(changes), kind)).toThrow('media/masters/films/ghat.mp4');
  });
});

test('no more than thirty frames a second are sent, evenly taken', () => {
  expect([24, 25, 29.97, 30, 50, 59.94, 60, 120].map(sentRate)).toEqual([24, 25, 29.97, 30, 25, 29.97, 30, 30]);
});

test('a silent loop says so, whatever lies beside it', () => {
  expect(captionsOf('ghat', undefined, 8, false)).toBe('WEBVTT\n\n00:00.000 --> 00:08.000\n[No sound]\n');
  expect(captionsOf('ghat', 'WEBVTT\n\n00:00.000 --> 00:02.000\n[Drums]\n', 8, false)).toContain('[No sound]');
});

test('captions of a film with sound are taken as they are; none, or something else, stops with the mend', () => {
  const own = 'WEBVTT\n\n00:00.000 --> 00:02.000\n[Drums]\n';
  expect(captionsOf('reel', own, 28, true)).toBe(own);
  expect(() => captionsOf('reel', undefined, 28, true)).toThrow(/reel\.mp4 has sound.*reel\.vtt/);
  expect(() => captionsOf('reel', '1\n00:00:01,000 --> 00:00:02,000\nDrums', 28, true)).toThrow(/reel\.vtt is no WebVTT/);
});

test('profile, level, tier and bits of an AV1 file are read from the file', () => {
  const box = (a: number, b: number) => Buffer.concat([Buffer.from('....av1C'), Buffer.from([0x81, a, b, 0])]);
  expect(av1Codec(box(0x05, 0x4c))).toBe('av01.0.05M.10');
  expect(av1Codec(box(0x08, 0x0c))).toBe('av01.0.08M.08');
  expect(av1Codec(box(0x2d, 0xec))).toBe('av01.1.13H.12');
  expect(() => av1Codec(Buffer.from('ftypisom'))).toThrow(/no AV1/);
});
