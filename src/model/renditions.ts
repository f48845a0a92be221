/** Manifests of the encoded files of pictures and films. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ground } from './picture-data.ts';

/** The renditions of each picture by id. Sizes in pixels and bytes; `width` and `height` are those of the master. */
export type RenditionManifest = Record<
  string,
  {
    hash: string;
    width: number;
    height: number;
    /** The colour shown while the picture loads. */
    ground: Ground;
    files: { file: string; format: 'avif' | 'webp'; width: number; bytes: number }[];
  }
>;

/** Differences between frames, measured on the encoded files. All values are levels of brightness, of 255. */
export interface FilmMeasures {
  /** The mean difference between the last frame and the first: the jump of a loop. */
  seam: number;
  /** The mean difference between consecutive frames on each side of the seam, for comparison. */
  nearSeam: number;
  /** The largest excess of a difference between consecutive frames over 1.05 times that in the source: a jump caused by encoding. */
  jump: number;
}

interface Loudness {
  lufs: number;
  peak: number;
}

/** The encoded files of each film by id. Sizes in pixels and bytes. */
export type FilmManifest = Record<
  string,
  {
    hash: string;
    width: number;
    height: number;
    seconds: number;
    sound: boolean;
    av1: string;
    h264: string;
    captions: string;
    /** The AV1 file's `codecs` parameter: 'av01.0.05M.10'. */
    codec: string;
    bytes: { av1: number; h264: number };
    /** Differences between frames (media/encoders/film-measures.ts). */
    measures: { av1: FilmMeasures; h264: FilmMeasures };
    /** Loudness in LUFS and true peak in dB relative to full scale (negative is below); absent if there is no sound. */
    loudness?: { av1: Loudness; h264: Loudness };
  }
>;

/**
 * Where encoded files are stored: in the repository (`npm run media`), or in the build cache if those in the repository are missing or outdated.
 */
export const renditionStores = {
  repository: { manifest: 'media/renditions.json', folder: 'public/pictures' },
  cache: { manifest: '.cache/renditions/manifest.json', folder: '.cache/renditions/pictures' },
} as const;
export const filmStores = {
  repository: { manifest: 'media/films.json', folder: 'public/films' },
  cache: { manifest: '.cache/renditions/films.json', folder: '.cache/renditions/films' },
} as const;
export type StoreName = keyof typeof renditionStores;

/** Reads a manifest in the project at `root`. Returns an empty one if there is none. */
export function readManifest<Manifest extends Record<string, object>>(
  root: string,
  { manifest }: { manifest: string },
): Manifest {
  const file = join(root, manifest);
  return JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}') as Manifest;
}

/** Reads the renditions of all pictures. */
export const readRenditions = (root: string): RenditionManifest => ({
  ...readManifest<RenditionManifest>(root, renditionStores.repository),
  ...readManifest<RenditionManifest>(root, renditionStores.cache),
});

/** Reads the encoded files of all films. */
export const readFilms = (root: string): FilmManifest => ({
  ...readManifest<FilmManifest>(root, filmStores.repository),
  ...readManifest<FilmManifest>(root, filmStores.cache),
});
