/**
 * Every film of the site: its name, and what is seen and heard in it. Its master is media/masters/films/ID.mp4, from which
 * `npm run media` makes the files (public/films/, listed in media/films.json under hashed names) and the picture in front (film-ID).
 */
import type { FilmMeasures } from '../scripts/film-measures.ts';
import type { FilmData } from '../src/lib/pictures.ts';
import files from './films.json' with { type: 'json' };
import { picture } from './pictures.ts';

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
    /** From frame to frame, in levels of brightness (scripts/film-measures.ts). */
    measures: { av1: FilmMeasures; h264: FilmMeasures };
    /** How loud the sound is, in LUFS, and its true peak in dB below full scale; none where there is no sound. */
    loudness?: { av1: Loudness; h264: Loudness };
  }
>;

interface FilmEntry {
  title: string;
  /** What is seen and heard, for those who do not see or hear it. */
  description: string;
  /** The picture that stands in front, where it is not the film's own first frame. */
  poster?: string;
  /** Played once, with its sound. Every other film is a silent loop. */
  sounds?: boolean;
  /** Taken with a camera: its grain moves everywhere, so that nothing in it stands still. */
  filmed?: boolean;
}

/** When the films that are here now were first shown; search engines ask for it. */
const published = '2026-11-21T09:00:00+05:30';

export const filmCatalogue: Readonly<Record<string, FilmEntry>> = {
  paramedical: {
    title: 'Morning in the practice ward',
    description:
      'Sunlight from a row of windows moves slowly over the green wall, the beds and the floor of a ward, where a student bends over a patient, another guides her and a third takes notes. Nothing else moves; there is no sound.',
  },
  management: {
    title: 'Where the shade ends',
    description:
      'The shadow of one side of a stepwell slides over hundreds of small stairs and the water below, and draws back; one person sits on a stair, one stands, one carries a red umbrella. There is no sound.',
  },
  design: {
    title: 'What colour does with a floor',
    description:
      'Coloured light from tall acrylic arches swings across the floor, past people who walk or stand, and swings back. There is no sound.',
  },
  commerce: {
    title: 'Before the market opens',
    description:
      'The long shadows of market arches stretch over the yellow ground and shorten again around a woman who counts and two who carry. There is no sound.',
  },
  legal: {
    title: 'The columns and their hours',
    description:
      'Bars of low sun move over the floor and the columns of a red hall, past two people who walk towards us side by side and two who stand behind them, and back. There is no sound.',
  },
  science: {
    title: 'The shadow that tells the time',
    description:
      'The sun goes behind a great orange sundial: its face turns dark, and the shadows of its striped quadrant and of three people at its foot grow over the ground; one reads at its top. Then the light comes back. There is no sound.',
  },
  it: {
    title: 'Lamps over the water',
    description:
      'Night over water: in a wall of windows lamps come on and go out, one after the other, behind people who stand, read or telephone, and their light ripples below. There is no sound.',
  },
  humanities: {
    title: 'Readers on the steps',
    description:
      'Low sun turns over rose-coloured steps where people read, and the shadows of bastions and parasols turn with it; a boat lies on the water. There is no sound.',
  },
  'gallery-dawn': {
    title: 'Dawn',
    description:
      'The first sun throws the pattern of a pierced screen over the floor and the wall of a long corridor, and the pattern walks past two people. There is no sound.',
  },
  'gallery-noon': {
    title: 'Noon',
    description:
      'The round shade of a round tree turns about its trunk on a white floor: it holds two people at first, then all five, leaves two in the sun, and turns back. There is no sound.',
  },
  'gallery-dusk': {
    title: 'Dusk',
    description:
      'A street after sunset: behind the open green doors lamps come on from one end to the other and fade again, and people stand dark before them. There is no sound.',
  },
  acrylic: {
    title: 'Light through acrylic',
    description:
      'A row of arches filled with coloured acrylic lies on the floor as long stains of blue, green, pink and orange; the stains swing with the sun, over a person who stands in them mid-step. There is no sound.',
  },
  reel: {
    title: 'The reel: a day of light at the school',
    description:
      'A corridor behind a pierced screen at dawn, and the name Pundir Business School. Then, two seconds each: steps by a river, market arches, a ward, a hall of columns, a great sundial, the shade of a tree, a stepwell, coloured arches twice, a street with lamps and a wall of windows at night. The corridor again, with the words “We build the future”. A plucked drone, a santoor and soft hand drums. No one speaks.',
    poster: 'home-hero',
    sounds: true,
  },
};

/** The picture that stands in front of a film: its own first frame, if its entry names no other. */
export const posterOf = (id: string): string => filmCatalogue[id]?.poster ?? `film-${id}`;

/** A film of the catalogue, ready for a component. Throws on an unknown id and on a film without files. */
export function filmOf(id: string): FilmData {
  const entry = filmCatalogue[id];
  if (!entry) throw new Error(`No film has the id '${id}': add it to media/films.ts, or mend the id where it is used.`);
  const made = (files as FilmManifest)[id];
  if (!made)
    throw new Error(`The film '${id}' has no files yet: put media/masters/films/${id}.mp4 there and run 'npm run media'.`);
  return {
    id,
    title: entry.title,
    description: entry.description,
    poster: picture(posterOf(id)),
    sources: [
      { src: `/films/${made.av1}`, type: `video/mp4; codecs="${made.codec}${made.sound ? ', opus' : ''}"` },
      { src: `/films/${made.h264}`, type: 'video/mp4' },
    ],
    captions: `/films/${made.captions}`,
    seconds: made.seconds,
    published,
    hasSound: made.sound,
  };
}
