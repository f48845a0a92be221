/** Makes the files of the films from their masters: two encodings, captions and the picture that stands in front until a film plays. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilmManifest } from '../media/films.ts';
import { filmLimits } from '../media/limits.ts';
import { allThere } from './all-there.ts';
import { captionsOf } from './film-captions.ts';
import { av1Codec } from './film-codec.ts';
import { colours, encode, encodings, endZones, firstFrame, greyFrames, joinLoop } from './film-encodings.ts';
import { checkFacts, facts, filmSize, sentRate } from './film-facts.ts';
import { cutFrames, measureFrames, pops, seamOf } from './film-measures.ts';
import { joinFrames } from './loop-join.ts';

interface Wanted {
  poster?: string;
  /** Played once, with its sound. Every other film is a silent loop. */
  sounds?: boolean;
}

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
 * manifest. Throws, naming the file and the mend, when a master is missing, broken or of no use to a page (film-facts.ts), too busy, when one with sound has no
 * captions, and when a file among the masters is named by nothing. Needs ffmpeg, and only where a master is new.
 */
export async function makeFilms(
  films: Readonly<Record<string, Wanted>>,
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
  for (const [id, { poster, sounds = false }] of Object.entries(films)) {
    const { hash, captions } = await filmMaster(id, folders.films, sounds);
    const kept = previous[id];
    if (kept?.hash === hash && (await allThere([kept.av1, kept.h264, kept.captions], folders.out))) {
      manifest[id] = kept;
      continue;
    }
    manifest[id] = await makeOne(id, hash, captions, sounds, folders);
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
export async function filmMaster(
  id: string,
  folder: string,
  sounds: boolean,
): Promise<{ hash: string; captions: string | undefined }> {
  const master = await readFile(join(folder, `${id}.mp4`)).catch(() => {
    throw new Error(
      `media/masters/films/${id}.mp4 is not there, and media/films.ts names it: put the film there or mend the entry.`,
    );
  });
  const captions = await readFile(join(folder, `${id}.vtt`), 'utf8').catch(() => undefined);
  const kind = sounds ? 'reel' : 'loop';
  const how = [encodings.av1[kind], encodings.h264[kind], filmLimits[kind], colours, filmSize];
  const settings = JSON.stringify(
    sounds ? [...how, encodings.av1.audio, encodings.h264.audio] : [...how, joinFrames, endZones(200, 27)],
  );
  const hash = createHash('sha256')
    .update(master)
    .update(captions ?? '')
    .update(settings)
    .digest('hex')
    .slice(0, 10);
  return { hash, captions };
}

async function makeOne(id: string, hash: string, captions: string | undefined, sounds: boolean, folders: Folders): Promise<Made> {
  const master = join(folders.films, `${id}.mp4`);
  const found = facts(id, master);
  const kind = sounds ? 'reel' : 'loop';
  checkFacts(id, found, kind);
  const words = captionsOf(id, captions, found.seconds, sounds);
  const names = { av1: `${id}-av1-${hash}.mp4`, h264: `${id}-${hash}.mp4`, captions: `${id}-${hash}.vtt` };
  const [av1, h264] = [join(folders.out, names.av1), join(folders.out, names.h264)];
  const source = { master, rate: sentRate(found.rate) };
  const good = (file: string) => sounds || !pops(seamOf(framesOf(file, sounds)));
  const work = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const file = join(work, 'joined.yuv');
    const joined = sounds ? undefined : { file, frames: await joinLoop(source, file) };
    const bytes = {
      av1: await encode('av1', id, { source, joined, target: av1, limit: filmLimits[kind].av1, good }),
      h264: await encode('h264', id, { source, joined, target: h264, limit: filmLimits[kind].h264, good }),
    };
    await writeFile(join(folders.out, names.captions), words);
    const measures = { av1: measured(av1, sounds), h264: measured(h264, sounds) };
    const codec = av1Codec(await readFile(av1));
    return { hash, ...filmSize, seconds: Math.round(found.seconds), sound: sounds, ...names, codec, bytes, measures };
  } finally {
    await rm(work, { recursive: true });
  }
}

/** All pixels of a loop, and every fourth of the long reel, which closes on no loop. */
function sizeOf(sounds: boolean) {
  const share = sounds ? 2 : 1;
  return { width: filmSize.width / share, height: filmSize.height / share };
}

function framesOf(file: string, sounds: boolean): Buffer[] {
  const { width, height } = sizeOf(sounds);
  return cutFrames(greyFrames(file, width, height), width * height);
}

function measured(file: string, sounds: boolean) {
  const { width, height } = sizeOf(sounds);
  return measureFrames(framesOf(file, sounds), width, height);
}
