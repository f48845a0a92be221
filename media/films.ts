/**
 * Every film of the site: its name, what is seen and heard, and the files that it is shown from
 * (public/films/, listed in media/films.json under hashed names).
 */
import type { FilmData } from '../src/lib/pictures.ts';
import files from './films.json' with { type: 'json' };
import { picture } from './pictures.ts';

interface FilmFiles {
  av1: string;
  h264: string;
  captions: string;
  seconds: number;
  sound: boolean;
}

interface FilmEntry {
  title: string;
  description: string;
  /** The file among the films, without its ending. */
  master: string;
  /** The picture of the catalogue that stands in front until the film plays. */
  poster: string;
}

/** When the films that are here now were first shown; search engines ask for it. */
const published = '2026-11-21T09:00:00+05:30';

const places = {
  jali: 'The camera drifts along a corridor of pierced stone screens while the low sun throws their pattern over floor and wall; two people walk away from us.',
  stepwell:
    'The camera drifts over a stepwell whose hundreds of small stairs lie in evening sun; three people stand on the landings, the water below is still.',
  gnomon:
    'The camera drifts past a great orange sundial under a blue sky; one person stands at the top of its stair, two walk at its foot.',
  bluehour:
    'The camera drifts along a wall of windows at blue hour; many are lit, people stand in them, and their light lies in the water below.',
  ghat: 'The camera drifts along rose-coloured steps that curve around a pool in early light; four people stand on them, apart.',
} as const;

const film = (title: string, place: keyof typeof places): FilmEntry => ({
  title,
  description: `${places[place]} No one speaks.`,
  master: place,
  poster: place,
});

export const filmCatalogue: Readonly<Record<string, FilmEntry>> = {
  paramedical: film('The corridor before the ward round', 'jali'),
  management: film('Down to the water, step by step', 'stepwell'),
  design: film('Screens and what they let through', 'jali'),
  commerce: film('A market of small stairs', 'stepwell'),
  legal: film('A corridor that leads to a hearing', 'jali'),
  science: film('The shadow that tells the time', 'gnomon'),
  it: film('The windows that stay lit', 'bluehour'),
  humanities: film('Readers on the steps', 'ghat'),
  'gallery-dawn': film('Dawn', 'ghat'),
  'gallery-noon': film('Noon', 'gnomon'),
  'gallery-dusk': film('Dusk', 'bluehour'),
  acrylic: film('Light through the screen', 'jali'),
  reel: {
    title: 'The reel: a day of light at the school',
    description:
      'A corridor of stone screens, a stepwell, a great sundial, lit windows at blue hour and steps by the water follow one another, to a plucked drone and a few notes of melody. No one speaks.',
    master: 'reel',
    poster: 'home-hero',
  },
};

/** A film of the catalogue, ready for a component. Throws on an unknown id and on a film without files. */
export function filmOf(id: string): FilmData {
  const entry = filmCatalogue[id];
  if (!entry) throw new Error(`No film has the id '${id}': add it to media/films.ts, or mend the id where it is used.`);
  const made = (files as Readonly<Record<string, FilmFiles>>)[entry.master];
  if (!made) throw new Error(`The film '${id}' has no files: media/films.json does not list '${entry.master}'.`);
  return {
    id,
    title: entry.title,
    description: entry.description,
    poster: picture(entry.poster),
    sources: [
      { src: `/films/${made.av1}`, type: `video/mp4; codecs="av01.0.05M.08${made.sound ? ', opus' : ''}"` },
      { src: `/films/${made.h264}`, type: 'video/mp4' },
    ],
    captions: `/films/${made.captions}`,
    seconds: made.seconds,
    published,
    hasSound: made.sound,
  };
}
