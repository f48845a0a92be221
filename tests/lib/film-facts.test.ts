import { describe, expect, test } from 'vitest';
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
