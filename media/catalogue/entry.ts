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
  /** How many pixels wide the master must be, so that it is sharp where it is shown. */
  leastWidth: number;
}

/** The fewest pixels that a master may be wide, by where it is shown: below that it looks soft on a large screen. */
export const leastWidths = {
  homeHero: 2560,
  homeHeroTall: 1440,
  hero: 1920,
  picture: 1600,
  tallPicture: 1067,
  poster: 1280,
} as const;

/** The credit of the pictures that are artwork. */
export const studioCredit = 'Drawn for the school by its own studio';
const middle: Focus = { x: 50, y: 50 };

/** A picture drawn by the project's own studio, from the master of the same name. */
export const own = (master: string, alt: string, focus: Focus = middle): CatalogueEntry => ({
  master,
  alt,
  credit: studioCredit,
  focus,
  leastWidth: leastWidths.picture,
});

/** The same for the first picture of a page, which is shown larger. */
export const hero: typeof own = (...of) => ({ ...own(...of), leastWidth: leastWidths.hero });

/** The same for the first picture of the home page, which fills the screen. */
export const homeHero: typeof own = (...of) => ({ ...own(...of), leastWidth: leastWidths.homeHero });

/** The same for that picture's tall cut, for phones. */
export const homeHeroTall: typeof own = (...of) => ({ ...own(...of), leastWidth: leastWidths.homeHeroTall });

/** The same for a picture that stands upright in the gallery. */
export const tall: typeof own = (...of) => ({ ...own(...of), leastWidth: leastWidths.tallPicture });
