import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of every film. Its master is media/masters/films/ID.mp4, from which `npm run media` makes the files (public/films/, listed in
 * media/films.json under hashed names) and the picture in front (film-ID).
 */

import { entryOf, projectRoot } from './content.ts';
import type { FilmData } from './picture-data.ts';
import { picture } from './pictures.ts';

/** How a film behaves from frame to frame, measured on what visitors are sent. All values are levels of brightness, of 255. */
export interface FilmMeasures {
  /** The mean difference between the last frame and the first: what a loop would jump by. */
  seam: number;
  /** The mean step of the frames on each side of the seam: what the eye is used to there. */
  beside: number;
  /** The most by which a step is greater than the same one before the film was encoded: where an encoding jumps by itself. */
  jump: number;
}

interface Loudness {
  lufs: number;
  peak: number;
}

/** What `npm run media` made of each film. Sizes in pixels and bytes. */
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
    /** What the AV1 file asks of a player, in the words of a media type. */
    codec: string;
    bytes: { av1: number; h264: number };
    /** From frame to frame, in levels of brightness (media/encoders/film-measures.ts). */
    measures: { av1: FilmMeasures; h264: FilmMeasures };
    /** How loud the sound is, in LUFS, and its true peak in dB below full scale; none where there is no sound. */
    loudness?: { av1: Loudness; h264: Loudness };
  }
>;

const manifest: FilmManifest = JSON.parse(readFileSync(join(projectRoot, 'media/films.json'), 'utf8'));

/** A film of the catalogue, ready for a component. Throws on an unknown id and on a film without files. */
export function filmOf(id: string): FilmData {
  const entry = entryOf('films', id);
  const made = manifest[id];
  if (!made)
    throw new Error(`The film '${id}' has no files yet: put media/masters/films/${id}.mp4 there and run 'npm run media'.`);
  return {
    id,
    title: entry.title,
    description: entry.description,
    poster: picture(entry.poster),
    sources: [
      { src: `/films/${made.av1}`, type: `video/mp4; codecs="${made.codec}${made.sound ? ', opus' : ''}"` },
      { src: `/films/${made.h264}`, type: 'video/mp4' },
    ],
    captions: `/films/${made.captions}`,
    width: made.width,
    height: made.height,
    seconds: made.seconds,
    // Search engines want a moment with its offset, not a day alone.
    published: `${entry.published}T00:00:00+05:30`,
    hasSound: made.sound,
  };
}
