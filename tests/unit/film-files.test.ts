import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filmMaster, makeFilms } from '../../tools/film-files.ts';

let root: string;
let folders: { films: string; pictures: string; out: string };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'films-'));
  folders = { films: join(root, 'films'), pictures: join(root, 'pictures'), out: join(root, 'out') };
  for (const folder of Object.values(folders)) await mkdir(folder);
});
afterEach(() => rm(root, { recursive: true }));

const put = (name: string, text: string) => writeFile(join(folders.films, name), text);

const still = { seam: 0, beside: 0, jump: 0 };

/** A film as an earlier run would have left it: encoding one takes ffmpeg, which tests do without. */
async function made(id: string) {
  const { hash } = await filmMaster(id, folders.films, false);
  const files = { av1: `${id}-av1-${hash}.mp4`, h264: `${id}-${hash}.mp4`, captions: `${id}-${hash}.vtt` };
  for (const file of Object.values(files)) await writeFile(join(folders.out, file), 'made');
  return {
    hash,
    width: 1280,
    height: 720,
    seconds: 8,
    sound: false,
    ...files,
    bytes: { av1: 4, h264: 4 },
    codec: 'av01.0.05M.10',
    measures: { av1: still, h264: still },
  };
}

test('a film that has not changed is not made again, and what no film needs goes', async () => {
  await put('ghat.mp4', 'a film');
  const before = { ghat: await made('ghat') };
  await writeFile(join(folders.out, 'ghat-0123456789.mp4'), 'of an older master');
  const reported: string[] = [];
  expect(await makeFilms({ ghat: {} }, folders, before, (line) => reported.push(line))).toEqual(before);
  expect(reported).toEqual(['removed ghat-0123456789.mp4']);
  const { av1, h264, captions } = before.ghat;
  expect((await readdir(folders.out)).sort()).toEqual([av1, h264, captions].sort());
});

test('another film under the same name, and other captions, give other file names', async () => {
  await put('ghat.mp4', 'a film');
  const { hash } = await filmMaster('ghat', folders.films, false);
  await put('ghat.vtt', 'WEBVTT');
  const withCaptions = await filmMaster('ghat', folders.films, false);
  await put('ghat.mp4', 'another film');
  expect(new Set([hash, withCaptions.hash, (await filmMaster('ghat', folders.films, false)).hash]).size).toBe(3);
});

test('a master that is missing stops with its name and the mend', async () => {
  await expect(makeFilms({ ghat: {} }, folders, {})).rejects.toThrow(/films\/ghat\.mp4 is not there.*src\/content\/films/);
});

test('a film that nothing names stops with its name and the mend', async () => {
  await put('gaht.mp4', 'a film');
  await expect(makeFilms({ ghat: {} }, folders, {})).rejects.toThrow(/films\/gaht\.mp4 is named by no film.*src\/content\/films/);
});
