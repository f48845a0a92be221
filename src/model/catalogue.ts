/**
 * Every picture and film of the site, from src/content/pictures/ and films/: what it shows, who made it, where the eye should rest. A picture
 * is made from `media/masters/ID.jpg`; `npm run media` makes the files that the pages use.
 */
import { content } from './content.ts';
import type { Focus } from '../lib/pictures.ts';
import type { FilmEntry, PictureEntry } from '../schemas/entities.ts';

interface CatalogueEntry {
  /** What is to be seen, for those who do not see it. */
  alt: string;
  /** For search engines, where there is more to say: the place and the year of a photograph. */
  caption?: string | undefined;
  credit: string;
  focus: Focus;
  /** Drawn; a photograph otherwise. */
  artwork: boolean;
}

/** The credit of the pictures that are artwork. */
const studioCredit = 'Drawn for the school by its own studio';

let last: { pictures: readonly PictureEntry[]; catalogue: Readonly<Record<string, CatalogueEntry>> } | null = null;

/** All pictures, by id. Put together once for each reading of the content: every picture asks for it. */
export function catalogue(): Readonly<Record<string, CatalogueEntry>> {
  const { pictures } = content();
  if (last?.pictures !== pictures) last = { pictures, catalogue: Object.fromEntries(pictures.map(entryOf)) };
  return last.catalogue;
}

function entryOf({ id, kind, alt, caption, credit = studioCredit, focus }: PictureEntry): [string, CatalogueEntry] {
  const [x, y] = focus.split(' ').map(Number) as [Focus['x'], Focus['y']];
  return [id, { alt, caption, credit, focus: { x, y }, artwork: kind === 'artwork' }];
}

/** All films, by id. */
export function filmCatalogue(): Readonly<Record<string, FilmEntry>> {
  return Object.fromEntries(content().films.map((film) => [film.id, film]));
}
