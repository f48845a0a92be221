/** Makes the files of the films from their masters: two encodings, captions and the picture that stands in front until a film plays. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilmManifest } from '../media/films.ts';
import { filmLimits } from '../media/limits.ts';
import { allThere } from './all-there.ts';
import { colours, encode, encodings, facts, firstFrame, greyFrames } from './film-encodings.ts';
import { measureFrames } from './film-measures.ts';

const smallest = { width: 1280, height: 720 };

type Made = FilmManifest[string];

interface Folders {
  /** Where the masters lie: `ID.mp4`, and `ID.vtt` beside one that has sound. */
  films: string;
  /** Where the masters of pictures lie; a film's poster becomes one of them, `film-ID.jpg`. */
  pictures: string;
  /** Where the files for the pages go. */
  out: string;
}

/**
 * Makes the files of all films of the catalogue, keeps those of `previous` that are still right, removes what is no longer needed, and gives the new
 * manifest. Throws, naming the file and the mend, when a master is missing, broken, too small or too busy, when one with sound has no
 * captions, and when a file among the masters is named by nothing. Needs ffmpeg, and only where a master is new.
 */
export async function makeFilms(
  films: Readonly<Record<string, { poster?: string }>>,
  folders: Folders,
  previous: FilmManifest,
  report: (line: string) => void = () => undefined,
): Promise<FilmManifest> {
  await mkdir(folders.out, { recursive: true });
  for (const file of await readdir(folders.films)) {
    if (file.replace(/\.(mp4|vtt)$/, '') in films) continue;
    throw new Error(`media/masters/films/${file} is named by no film: add it to media/films.ts, mend its name, or take it away.`);
  }
  const manifest: FilmManifest = {};
  for (const [id, { poster }] of Object.entries(films)) {
    const { hash, captions } = await filmMaster(id, folders.films);
    const kept = previous[id];
    if (kept?.hash === hash && (await allThere([kept.av1, kept.h264, kept.captions], folders.out))) {
      manifest[id] = kept;
      continue;
    }
    manifest[id] = await makeOne(id, hash, captions, folders);
    if (!poster) await writeFile(join(folders.pictures, `film-${id}.jpg`), await firstFrame(join(folders.films, `${id}.mp4`)));
    const { av1, h264 } = manifest[id].bytes;
    report(`film ${id}: ${Math.round(av1 / 1024)} KB as AV1, ${Math.round(h264 / 1024)} KB as H.264`);
  }
  const wanted = new Set(Object.values(manifest).flatMap(({ av1, h264, captions }) => [av1, h264, captions]));
  for (const file of await readdir(folders.out)) {
    if (wanted.has(file)) continue;
    await rm(join(folders.out, file));
    report(`removed ${file}`);
  }
  return manifest;
}

/**
 * The hash of a film's master, of its captions and of all that decides how its files look, and the captions where the master has some.
 * Throws when the master is not there.
 */
export async function filmMaster(id: string, folder: string): Promise<{ hash: string; captions: string | undefined }> {
  const master = await readFile(join(folder, `${id}.mp4`)).catch(() => {
    throw new Error(
      `media/masters/films/${id}.mp4 is not there, and media/films.ts names it: put the film there or mend the entry.`,
    );
  });
  const captions = await readFile(join(folder, `${id}.vtt`), 'utf8').catch(() => undefined);
  const settings = JSON.stringify({ encodings, filmLimits, colours });
  const hash = createHash('sha256')
    .update(master)
    .update(captions ?? '')
    .update(settings)
    .digest('hex')
    .slice(0, 10);
  return { hash, captions };
}

async function makeOne(id: string, hash: string, captions: string | undefined, folders: Folders): Promise<Made> {
  const master = join(folders.films, `${id}.mp4`);
  const { width, height, seconds, sound } = facts(id, master);
  if (width < smallest.width || height < smallest.height)
    throw new Error(
      `media/masters/films/${id}.mp4 is ${width}×${height}: it should be at least ${smallest.width}×${smallest.height}.`,
    );
  if (sound && !captions)
    throw new Error(`media/masters/films/${id}.mp4 has sound: put captions that describe it beside it, as ${id}.vtt.`);
  const made = {
    hash,
    width,
    height,
    seconds,
    sound,
    av1: `${id}-av1-${hash}.mp4`,
    h264: `${id}-${hash}.mp4`,
    captions: `${id}-${hash}.vtt`,
  };
  const limit = filmLimits[sound ? 'reel' : 'loop'];
  const bytes = {
    av1: await encode('av1', id, { master, target: join(folders.out, made.av1), sound, limit: limit.av1 }),
    h264: await encode('h264', id, { master, target: join(folders.out, made.h264), sound, limit: limit.h264 }),
  };
  await writeFile(join(folders.out, made.captions), captions ?? silence(seconds));
  const [half, halfHigh] = [Math.floor(width / 2), Math.floor(height / 2)];
  const measures = measureFrames(greyFrames(join(folders.out, made.av1), half, halfHigh), half, halfHigh);
  return { ...made, bytes, measures };
}

const silence = (seconds: number) => `WEBVTT\n\n00:00.000 --> 00:${`${seconds}`.padStart(2, '0')}.000\n[No sound]\n`;
