/** Messages for masters that can't be used, and which films are encoded again. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkCaptions } from '../../media/encoders/film-captions.ts';
import { av1Codec } from '../../media/encoders/film-codec.ts';
import { checkFacts, type FilmFacts, readFacts } from '../../media/encoders/film-facts.ts';
import { type FilmRequest, makeFilmFiles, readFilmMaster } from '../../media/encoders/film-files.ts';

/** Returns output of ffprobe for a film. */
const probeOutput = (video: object, otherStreams: object[] = []) =>
  JSON.stringify({
    streams: [{ codec_type: 'video', width: 1920, height: 1080, avg_frame_rate: '24/1', ...video }, ...otherStreams],
    format: { duration: '10.000000' },
  });
const film: FilmFacts = { width: 1920, height: 1080, rate: 24, seconds: 10, sound: false, hdr: false };

test('size, frame rate, duration, sound and rotation are read from the output of ffprobe', () => {
  expect(readFacts('ghat', probeOutput({}))).toEqual(film);
  const rotated = { avg_frame_rate: '30000/1001', side_data_list: [{ rotation: -90 }] };
  expect(readFacts('ghat', probeOutput(rotated, [{ codec_type: 'audio' }]))).toEqual({
    ...film,
    ...{ width: 1080, height: 1920, rate: 30000 / 1001, sound: true },
  });
  for (const text of ['{}', probeOutput({ width: undefined })])
    expect(() => readFacts('ghat', text)).toThrow(/films\/ghat\.mp4 can't be read as a film/);
});

test.each<[string, Partial<FilmFacts>, 'loop' | 'reel', RegExp]>([
  ['too small', { width: 640, height: 360 }, 'loop', /640×360: it should be at least 1280×720/],
  ['in portrait', { width: 2160, height: 3840 }, 'loop', /2160×3840: pages show films in 16:9\. Crop it to 2160×1214/],
  ['in HDR', { hdr: true }, 'loop', /in HDR.*SDR/],
  ['too short for a loop', { seconds: 5.5 }, 'loop', /lasts 5\.5 s: cut it to between 8 and 12 s/],
  ['a reel without sound', { seconds: 25 }, 'reel', /has no sound/],
])('a film that is %s is rejected with its file and advice', (_, changes, kind, message) => {
  expect(() => checkFacts('ghat', { ...film, ...changes }, kind)).toThrow(message);
  expect(() => checkFacts('ghat', { ...film, ...changes }, kind)).toThrow('media/masters/films/ghat.mp4');
});

test('a film with sound needs a caption file', () => {
  expect(() => checkCaptions('reel', 'WEBVTT\n\n00:00.000 --> 00:02.000\n[Drums]\n')).not.toThrow();
  expect(() => checkCaptions('reel', undefined)).toThrow(/reel\.mp4 has sound.*reel\.vtt/);
  expect(() => checkCaptions('reel', '1\n00:00:01,000 --> 00:00:02,000\nDrums')).toThrow(/reel\.vtt is not a WebVTT file/);
});

test('the codec string of a film is read from its file', () => {
  const box = (...bytes: [number, number]) => Buffer.concat([Buffer.from('....av1C'), Buffer.from([0x81, ...bytes, 0])]);
  expect(av1Codec(box(0x05, 0x4c))).toBe('av01.0.05M.10');
  expect(av1Codec(box(0x2d, 0xec))).toBe('av01.1.13H.12');
  expect(() => av1Codec(Buffer.from('ftypisom'))).toThrow(/no AV1/);
});

describe('the encoded files of films', () => {
  let root: string;
  let folders: { films: string; out: string };
  const ghat: FilmRequest = { id: 'ghat', poster: 'film-ghat', hasSound: false };
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'films-'));
    folders = { films: join(root, 'films'), out: join(root, 'out') };
    for (const folder of Object.values(folders)) await mkdir(folder);
  });
  afterEach(() => rm(root, { recursive: true }));
  const writeMaster = (name: string, text: string) => writeFile(join(folders.films, name), text);
  const hashOf = async () => (await readFilmMaster('ghat', folders.films, false))?.hash ?? '';

  test('are not encoded again while their master is unchanged, and are removed when no film uses them', async () => {
    await writeMaster('ghat.mp4', 'a film');
    const hash = await hashOf();
    const files = { av1: `ghat-av1-${hash}.mp4`, h264: `ghat-${hash}.mp4`, captions: `ghat-${hash}.vtt` };
    for (const file of [...Object.values(files), 'ghat-0123456789.mp4']) await writeFile(join(folders.out, file), 'made');
    const noJump = { seam: 0, nearSeam: 0, jump: 0 };
    const size = { width: 1280, height: 720, seconds: 8, sound: false, bytes: { av1: 4, h264: 4 } };
    const before = { ghat: { hash, ...size, ...files, codec: 'av01.0.05M.10', measures: { av1: noJump, h264: noJump } } };
    const reported: string[] = [];
    const make = () => makeFilmFiles([ghat], folders, [{ folder: folders.out, manifest: before }], (line) => reported.push(line));
    expect(await make()).toEqual(before);
    expect(reported).toEqual(['removed ghat-0123456789.mp4']);
    expect((await readdir(folders.out)).sort()).toEqual(Object.values(files).sort());
    // A light clone has no masters.
    await rm(folders.films, { recursive: true });
    expect(await make()).toEqual(before);
  });

  test('are not encoded if a master is missing or misspelt', async () => {
    const make = () => makeFilmFiles([ghat], folders, [{ folder: folders.out, manifest: {} }]);
    await expect(make()).rejects.toThrow(/films\/ghat\.mp4 is missing.*src\/content\/films/);
    await writeMaster('gaht.mp4', 'a film');
    await expect(make()).rejects.toThrow(/films\/gaht\.mp4 belongs to no film/);
  });
});
