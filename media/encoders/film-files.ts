/** Generates the files of films from their masters: two encodings, captions and the poster. */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FilmManifest, FilmMeasures } from '#model/renditions.ts';
import type { FilmEntry } from '#schemas/film.ts';
import { filmLimits, filmSize, soundLimits } from '../limits.ts';
import { checkCaptions, silentCaptions } from './film-captions.ts';
import { av1Codec } from './film-codec.ts';
import { colours, encode, encodings, endZones } from './film-encodings.ts';
import { checkFacts, facts, outputRate } from './film-facts.ts';
import { hasVisibleJump, measureFilm } from './film-measures.ts';
import { allExist, rejectUnlistedFiles, removeUnusedFiles, type Store, shortHash } from './generated-files.ts';
import { joinSettings } from './loop-join.ts';
import { frameAt, type JoinedLoop, joinLoop, measureLoudness, readGreyFrames, repeatedFrames } from './read-film.ts';

/** The fields of a film's entry that its files depend on. Films without `hasSound` are silent loops. */
export type FilmRequest = Pick<FilmEntry, 'id' | 'poster' | 'hasSound'>;

type FilmFiles = FilmManifest[string];
type FilmStore = Store<FilmManifest>;

interface Folders {
  /** Folder of the masters: `ID.mp4`, and `ID.vtt` for a film with sound. */
  films: string;
  /** Folder for the first frame of each newly encoded film whose poster is `film-ID`. If omitted, no poster is written. */
  posters?: string;
}

/** Returns the names of a film's files; none without a film. */
export const fileNames = (film: FilmFiles | undefined): string[] => (film ? [film.av1, film.h264, film.captions] : []);

/**
 * Encodes the films whose files are missing or outdated in all stores, writes them to the first store and removes unused files from it. A master may be
 * missing if a store has its film, because clones may omit the masters (README.md). Needs ffmpeg if there is something to encode.
 *
 * @param stores The first one is written, the others are only read.
 * @returns The new manifest of the first store. It has no films whose files are in another store.
 * @throws Before anything is written, if a master is missing, broken, unsuitable (film-facts.ts) or too detailed, if a loop visibly jumps, if captions
 *   are missing, or if a file among the masters belongs to no film. The message names the file and the fix.
 */
export async function makeFilmFiles(
  films: readonly FilmRequest[],
  folders: Folders,
  stores: readonly [FilmStore, ...FilmStore[]],
  report: (line: string) => void = () => undefined,
): Promise<FilmManifest> {
  const [target] = stores;
  const ids = new Set(films.map(({ id }) => id));
  await rejectUnlistedFiles(folders.films, (file) => /\.(mp4|vtt)$/.test(file) && ids.has(file.slice(0, -'.mp4'.length)), {
    path: (file) => `media/masters/films/${file}`,
    advice: 'belongs to no film: add one to src/content/films/, correct its name (ID.mp4, ID.vtt), or delete it',
  });
  const workFolder = await mkdtemp(join(tmpdir(), 'films-'));
  try {
    const { manifest, posters } = await encodeFilms(films, folders.films, stores, workFolder, report);
    await mkdir(target.folder, { recursive: true });
    for (const file of await readdir(workFolder)) await copyFile(join(workFolder, file), join(target.folder, file));
    if (folders.posters) for (const [file, poster] of posters) await writePoster(join(folders.posters, file), poster);
    await removeUnusedFiles(Object.values(manifest).flatMap(fileNames), target.folder, report);
    return manifest;
  } finally {
    await rm(workFolder, { recursive: true });
  }
}

/** Encodes the films that no store has up to date into `workFolder`. Returns the manifest of the first store, and the new posters by file name. */
async function encodeFilms(
  films: readonly FilmRequest[],
  masters: string,
  stores: readonly FilmStore[],
  workFolder: string,
  report: (line: string) => void,
): Promise<{ manifest: FilmManifest; posters: Map<string, Buffer> }> {
  const manifest: FilmManifest = {};
  const posters = new Map<string, Buffer>();
  for (const { id, poster, hasSound = false } of films) {
    const master = await readFilmMaster(id, masters, hasSound);
    const store = await findStore(stores, id, master?.hash);
    const existing = store?.manifest[id];
    if (existing) {
      if (store === stores[0]) manifest[id] = existing;
      continue;
    }
    if (!master)
      throw new Error(
        `media/masters/films/${id}.mp4 is missing, but src/content/films/${id}.yaml needs it: add the film or correct the entry.`,
      );
    const { film, start } = await encodeFilm(id, master.hash, master.captions, hasSound, { films: masters, out: workFolder });
    manifest[id] = film;
    // A poster with another name has a master of its own, which is not overwritten.
    if (poster === `film-${id}`) posters.set(`${poster}.jpg`, await frameAt(join(masters, `${id}.mp4`), start));
    report(`film ${id}: ${Math.round(film.bytes.av1 / 1024)} KB as AV1, ${Math.round(film.bytes.h264 / 1024)} KB as H.264`);
  }
  return { manifest, posters };
}

/**
 * Returns the first store that has all files of a film, made with this hash (of the master, its captions and the settings). Without a master there is
 * no hash: then the first store that lists the film, since a missing file can't be made again; the build reports it.
 */
async function findStore(stores: readonly FilmStore[], id: string, hash: string | undefined): Promise<FilmStore | undefined> {
  for (const store of stores) {
    const film = store.manifest[id];
    if (film && (!hash || (film.hash === hash && (await allExist(fileNames(film), store.folder))))) return store;
  }
  return undefined;
}

/** Returns a film's captions, if there are any, and the hash of its master, captions and encoding settings; undefined if there is no master. */
export async function readFilmMaster(
  id: string,
  folder: string,
  hasSound: boolean,
): Promise<{ hash: string; captions: string | undefined } | undefined> {
  const master = await readFile(join(folder, `${id}.mp4`)).catch(() => undefined);
  if (!master) return undefined;
  const text = await readFile(join(folder, `${id}.vtt`), 'utf8').catch(() => undefined);
  // Line endings do not affect the encoded film.
  const captions = text?.replaceAll('\r\n', '\n');
  const kind = hasSound ? 'reel' : 'loop';
  const baseSettings = [encodings.av1[kind], encodings.h264[kind], filmLimits[kind], colours, filmSize];
  const settings = JSON.stringify(
    hasSound
      ? [...baseSettings, encodings.av1.audio, encodings.h264.audio]
      : [...baseSettings, joinSettings, repeatedFrames, endZones(200, encodings.h264.loop.from)],
  );
  return { hash: shortHash(master, captions ?? '', settings), captions };
}

/** Writes a poster unless its pixels are unchanged: different bytes would rename all its renditions. */
async function writePoster(file: string, poster: Buffer): Promise<void> {
  const pixels = (picture: string | Buffer) => sharp(picture).raw().toBuffer();
  const existing = await pixels(file).catch(() => null);
  if (!existing?.equals(await pixels(poster))) await writeFile(file, poster);
}

/** Encodes a film. Also returns where in the master the encoded film starts, in seconds. */
async function encodeFilm(
  id: string,
  hash: string,
  captions: string | undefined,
  hasSound: boolean,
  folders: { films: string; out: string },
): Promise<{ film: FilmFiles; start: number }> {
  const master = join(folders.films, `${id}.mp4`);
  const masterFacts = facts(id, master);
  const kind = hasSound ? 'reel' : 'loop';
  checkFacts(id, masterFacts, kind);
  if (hasSound) checkCaptions(id, captions);
  const names = { av1: `${id}-av1-${hash}.mp4`, h264: `${id}-${hash}.mp4`, captions: `${id}-${hash}.vtt` };
  const [av1, h264] = [join(folders.out, names.av1), join(folders.out, names.h264)];
  const source = { master, rate: outputRate(masterFacts.rate) };
  const tempFolder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const joined = hasSound ? undefined : await joinLoop(source, join(tempFolder, 'joined.yuv'));
    const seconds = Math.round(joined ? joined.frames / source.rate : masterFacts.seconds);
    const gain = hasSound ? loudnessGain(measureLoudness(master).lufs) : 0;
    const readFrames = (film: string | JoinedLoop) => readGreyFrames(film, { rate: source.rate, hasSound });
    const sourceFrames = readFrames(joined ?? master);
    const measure = (file: string) => measureFilm(readFrames(file), sourceFrames);
    const isSmooth = (file: string) => hasSound || !hasVisibleJump(measure(file));
    const bytes = {
      av1: await encode('av1', id, { source, joined, gain, target: av1, limit: filmLimits[kind].av1, isSmooth }),
      h264: await encode('h264', id, { source, joined, gain, target: h264, limit: filmLimits[kind].h264, isSmooth }),
    };
    await writeFile(join(folders.out, names.captions), captions ?? silentCaptions(seconds));
    const measures = { av1: measure(av1), h264: measure(h264) };
    if (joined) for (const [codec, measured] of Object.entries(measures)) rejectJump(id, codec, measured);
    const loudness = hasSound ? { av1: measureLoudness(av1), h264: measureLoudness(h264) } : undefined;
    const codec = av1Codec(await readFile(av1));
    const film = { hash, ...filmSize, seconds, sound: hasSound, ...names, codec, bytes, measures, ...(loudness && { loudness }) };
    return { film, start: joined?.start ?? 0 };
  } finally {
    await rm(tempFolder, { recursive: true });
  }
}

/** Returns by how many decibels the sound of a master should be changed; 0 if its loudness is within the limits. */
function loudnessGain(lufs: number): number {
  const { from, to } = soundLimits.lufs;
  return lufs >= from && lufs <= to ? 0 : Math.round(((from + to) / 2 - lufs) * 10) / 10;
}

/** Throws if a loop visibly jumps. */
function rejectJump(id: string, codec: string, measures: FilmMeasures): void {
  if (!hasVisibleJump(measures)) return;
  throw new Error(
    `media/masters/films/${id}.mp4 jumps visibly when it is encoded as ${codec}: its last frame differs by ${measures.seam} from its first, adjacent frames near the seam differ by ${measures.nearSeam}, and between other frames the encoding adds up to ${measures.jump}. Choose a film whose end flows into its beginning, and without sudden changes.`,
  );
}
