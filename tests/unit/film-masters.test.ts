/** What editors are told of films that can't be used, and which films are encoded again. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captionsOf } from '../../media/encoders/film-captions.ts';
import { av1Codec } from '../../media/encoders/film-codec.ts';
import { checkFacts, type FilmFacts, readFacts } from '../../media/encoders/film-facts.ts';
import { filmMaster, makeFilms } from '../../media/encoders/film-files.ts';

/** What ffprobe says of a film. */
const probed = (video: object, more: object[] = []) =>
  JSON.stringify({
    streams: [{ codec_type: 'video', width: 1920, height: 1080, avg_frame_rate: '24/1', ...video }, ...more],
    format: { duration: '10.000000' },
  });
const film: FilmFacts = { width: 1920, height: 1080, rate: 24, seconds: 10, sound: false, hdr: false };

test('size, rate, length, sound and rotation are read from what ffprobe says', () => {
  expect(readFacts('ghat', probed({}))).toEqual(film);
  const rotated = { avg_frame_rate: '30000/1001', side_data_list: [{ rotation: -90 }] };
  expect(readFacts('ghat', probed(rotated, [{ codec_type: 'audio' }]))).toEqual({
    ...film,
    ...{ width: 1080, height: 1920, rate: 30000 / 1001, sound: true },
  });
  for (const text of ['{}', probed({ width: undefined })])
    expect(() => readFacts('ghat', text)).toThrow(/films\/ghat\.mp4 can't be read as a film/);
});

test.each<[string, Partial<FilmFacts>, 'loop' | 'reel', RegExp]>([
  ['small', { width: 640, height: 360 }, 'loop', /640×360: it should be at least 1280×720/],
  ['upright', { width: 2160, height: 3840 }, 'loop', /2160×3840: the pages show films 16 to 9. Crop it to 2160×1214/],
  ['in HDR', { hdr: true }, 'loop', /in HDR.*SDR/],
  ['a short loop', { seconds: 5.5 }, 'loop', /lasts 5\.5 s: cut it to between 8 and 12 s/],
  ['a reel without sound', { seconds: 25 }, 'reel', /has no sound/],
])('a film that is %s is refused, with its file and what to do', (_, changes, kind, says) => {
  expect(() => checkFacts('ghat', { ...film, ...changes }, kind)).toThrow(says);
  expect(() => checkFacts('ghat', { ...film, ...changes }, kind)).toThrow('media/masters/films/ghat.mp4');
});

test('a silent loop says that it is silent; a film with sound must have captions of its own', () => {
  expect(captionsOf('ghat', undefined, 8, false)).toBe('WEBVTT\n\n00:00.000 --> 00:08.000\n[No sound]\n');
  const own = 'WEBVTT\n\n00:00.000 --> 00:02.000\n[Drums]\n';
  expect(captionsOf('reel', own, 28, true)).toBe(own);
  expect(() => captionsOf('reel', undefined, 28, true)).toThrow(/reel\.mp4 has sound.*reel\.vtt/);
  expect(() => captionsOf('reel', '1\n00:00:01,000 --> 00:00:02,000\nDrums', 28, true)).toThrow(/reel\.vtt is no WebVTT/);
});

test('the codec that a page names is read from the file', () => {
  const box = (a: number, b: number) => Buffer.concat([Buffer.from('....av1C'), Buffer.from([0x81, a, b, 0])]);
  expect(av1Codec(box(0x05, 0x4c))).toBe('av01.0.05M.10');
  expect(av1Codec(box(0x2d, 0xec))).toBe('av01.1.13H.12');
  expect(() => av1Codec(Buffer.from('ftypisom'))).toThrow(/no AV1/);
});

describe('the files of films', () => {
  let root: string;
  let folders: { films: string; pictures: string; out: string };
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'films-'));
    folders = { films: join(root, 'films'), pictures: join(root, 'pictures'), out: join(root, 'out') };
    for (const folder of Object.values(folders)) await mkdir(folder);
  });
  afterEach(() => rm(root, { recursive: true }));
  const writeMaster = (name: string, text: string) => writeFile(join(folders.films, name), text);
  const hashOf = async () => (await filmMaster('ghat', folders.films, false)).hash;

  test('stay while their master does, and go when no film needs them', async () => {
    await writeMaster('ghat.mp4', 'a film');
    const hash = await hashOf();
    const files = { av1: `ghat-av1-${hash}.mp4`, h264: `ghat-${hash}.mp4`, captions: `ghat-${hash}.vtt` };
    for (const file of [...Object.values(files), 'ghat-0123456789.mp4']) await writeFile(join(folders.out, file), 'made');
    const still = { seam: 0, beside: 0, jump: 0 };
    const size = { width: 1280, height: 720, seconds: 8, sound: false, bytes: { av1: 4, h264: 4 } };
    const before = { ghat: { hash, ...size, ...files, codec: 'av01.0.05M.10', measures: { av1: still, h264: still } } };
    const reported: string[] = [];
    expect(await makeFilms({ ghat: {} }, folders, before, (line) => reported.push(line))).toEqual(before);
    expect(reported).toEqual(['removed ghat-0123456789.mp4']);
    expect((await readdir(folders.out)).sort()).toEqual(Object.values(files).sort());
  });

  test('are refused where a master is missing or misspelt', async () => {
    const says = /films\/ghat\.mp4 is not there.*src\/content\/films/;
    await expect(makeFilms({ ghat: {} }, folders, {})).rejects.toThrow(says);
    await writeMaster('gaht.mp4', 'a film');
    await expect(makeFilms({ ghat: {} }, folders, {})).rejects.toThrow(/films\/gaht\.mp4 is named by no film/);
  });
});
