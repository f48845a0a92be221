/** Makes the files of the films from their masters: two encodings, captions and the picture that stands in front until a film plays. */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FilmManifest } from '#model/films.ts';
import { filmLimits } from '../limits.ts';
import { allThere, keepOnly, refuseUnnamed, shortHash } from './files.ts';
import { captionsOf } from './film-captions.ts';
import { av1Codec } from './film-codec.ts';
import { colours, encode, encodings, endZones } from './film-encodings.ts';
import { checkFacts, facts, filmSize, sentRate } from './film-facts.ts';
import { leaps, measureFilm, pops } from './film-measures.ts';
import { firstFrame, greyFilm, joinLoop, loudnessOf, shownAgain } from './film-readings.ts';
import { joinFrames } from './loop-join.ts';

interface Wanted {
  /** Another than `film-ID` is a picture of its own, and stays. */
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
 * captions, and when a file among the masters is named by nothing; it then leaves all folders as they were. Needs ffmpeg, and only where a master is
 * new.
 */
export async function makeFilms(
  films: Readonly<Record<string, Wanted>>,
  folders: Folders,
  previous: FilmManifest,
  report: (line: string) => void = () => undefined,
): Promise<FilmManifest> {
  await mkdir(folders.out, { recursive: true });
  await refuseUnnamed(folders.films, (file) => /\.(mp4|vtt)$/.test(file) && file.slice(0, -'.mp4'.length) in films, {
    path: (file) => `media/masters/films/${file}`,
    advice: 'is named by no film: add one to src/content/films/, correct its name (ID.mp4, ID.vtt), or delete it',
  });
  const encoded = await mkdtemp(join(tmpdir(), 'films-'));
  try {
    const { manifest, posters } = await encodeFilms(films, folders, encoded, previous, report);
    for (const file of await readdir(encoded)) await copyFile(join(encoded, file), join(folders.out, file));
    for (const [file, poster] of posters) await putPoster(join(folders.pictures, file), poster);
    const wanted = Object.values(manifest).flatMap(({ av1, h264, captions }) => [av1, h264, captions]);
    await keepOnly(wanted, folders.out, report);
    return manifest;
  } finally {
    await rm(encoded, { recursive: true });
  }
}

/** Encodes the films whose masters are new into the folder `encoded`. Returns the manifest of all, and their first frames by the file for each. */
async function encodeFilms(
  films: Readonly<Record<string, Wanted>>,
  folders: Folders,
  encoded: string,
  previous: FilmManifest,
  report: (line: string) => void,
): Promise<{ manifest: FilmManifest; posters: Map<string, Buffer> }> {
  const manifest: FilmManifest = {};
  const posters = new Map<string, Buffer>();
  for (const [id, { poster = `film-${id}`, sounds = false }] of Object.entries(films)) {
    const { hash, captions } = await filmMaster(id, folders.films, sounds);
    const kept = previous[id];
    if (kept?.hash === hash && (await allThere([kept.av1, kept.h264, kept.captions], folders.out))) {
      manifest[id] = kept;
      continue;
    }
    manifest[id] = await encodeFilm(id, hash, captions, sounds, { ...folders, out: encoded });
    if (poster === `film-${id}`) posters.set(`${poster}.jpg`, await firstFrame(join(folders.films, `${id}.mp4`)));
    const { bytes, measures } = manifest[id];
    report(`film ${id}: ${Math.round(bytes.av1 / 1024)} KB as AV1, ${Math.round(bytes.h264 / 1024)} KB as H.264`);
    for (const [codec, measured] of Object.entries(measures))
      if (sounds ? leaps(measured) : pops(measured))
        report(
          `film ${id} POPS as ${codec}, and npm test refuses it: its last frame is ${measured.seam} from its first, its steps there are ${measured.beside}, and a step jumps by ${measured.jump}. Its end must flow into its beginning.`,
        );
  }
  return { manifest, posters };
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
      `media/masters/films/${id}.mp4 is not there, and src/content/films names it: put the film there or correct the entry.`,
    );
  });
  const text = await readFile(join(folder, `${id}.vtt`), 'utf8').catch(() => undefined);
  // An editor that saves with CRLF changes nothing of a film.
  const captions = text?.replaceAll('\r\n', '\n');
  const kind = sounds ? 'reel' : 'loop';
  const how = [encodings.av1[kind], encodings.h264[kind], filmLimits[kind], colours, filmSize];
  const settings = JSON.stringify(
    sounds
      ? [...how, encodings.av1.audio, encodings.h264.audio]
      : [...how, joinFrames, shownAgain, endZones(200, encodings.h264.loop.from)],
  );
  return { hash: shortHash(master, captions ?? '', settings), captions };
}

/** Leaves a poster that shows the same already: other bytes would give all its renditions other names. */
async function putPoster(file: string, poster: Buffer): Promise<void> {
  const pixels = (picture: string | Buffer) => sharp(picture).raw().toBuffer();
  const before = await pixels(file).catch(() => null);
  if (!before?.equals(await pixels(poster))) await writeFile(file, poster);
}

async function encodeFilm(
  id: string,
  hash: string,
  captions: string | undefined,
  sounds: boolean,
  folders: Folders,
): Promise<Made> {
  const master = join(folders.films, `${id}.mp4`);
  const found = facts(id, master);
  const kind = sounds ? 'reel' : 'loop';
  checkFacts(id, found, kind);
  const words = captionsOf(id, captions, found.seconds, sounds);
  const names = { av1: `${id}-av1-${hash}.mp4`, h264: `${id}-${hash}.mp4`, captions: `${id}-${hash}.vtt` };
  const [av1, h264] = [join(folders.out, names.av1), join(folders.out, names.h264)];
  const source = { master, rate: sentRate(found.rate) };
  const work = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const joined = sounds ? undefined : await joinLoop(source, join(work, 'joined.yuv'));
    const before = greyFilm(joined ?? master, sounds);
    const measured = (sent: string) => measureFilm(greyFilm(sent, sounds), before);
    const good = (sent: string) => sounds || !pops(measured(sent));
    const bytes = {
      av1: await encode('av1', id, { source, joined, target: av1, limit: filmLimits[kind].av1, good }),
      h264: await encode('h264', id, { source, joined, target: h264, limit: filmLimits[kind].h264, good }),
    };
    await writeFile(join(folders.out, names.captions), words);
    const measures = { av1: measured(av1), h264: measured(h264) };
    const loudness = sounds ? { av1: loudnessOf(av1), h264: loudnessOf(h264) } : undefined;
    const codec = av1Codec(await readFile(av1));
    const seconds = Math.round(found.seconds);
    return { hash, ...filmSize, seconds, sound: sounds, ...names, codec, bytes, measures, ...(loudness && { loudness }) };
  } finally {
    await rm(work, { recursive: true });
  }
}
