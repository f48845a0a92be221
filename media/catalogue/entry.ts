import type { Focus } from '../../src/lib/pictures.ts';

export interface CatalogueEntry {
  /** The file among the masters, without its ending. */
  master: string;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  /** For search engines, where there is more to say than the alternative text does: the place and the year of a photograph. */
  caption?: string;
  /** Who made it. */
  credit: string;
  focus: Focus;
}

/** The credit of the pictures that are artwork. */
export const studioCredit = 'Drawn for the school by its own studio';
const middle: Focus = { x: 50, y: 50 };

/** A picture drawn by the project's own studio, from the master of the same name. */
export const own = (master: string, alt: string, focus: Focus = middle): CatalogueEntry => ({
  master,
  alt,
  credit: studioCredit,
  focus,
});
