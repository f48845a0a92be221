/**
 * Every picture of the site: what it shows, who made it, where the eye should rest. A picture is made from
 * `media/masters/MASTER.jpg`; `npm run media` makes the files that the pages use.
 */
import { type CatalogueEntry, studioCredit } from './catalogue/entry.ts';
import { filmPosters } from './catalogue/film-posters.ts';
import { galleryPictures } from './catalogue/gallery.ts';
import { homePictures } from './catalogue/home.ts';
import { pagePictures } from './catalogue/pages.ts';
import { programmePictures } from './catalogue/programmes.ts';
import { schoolPictures } from './catalogue/schools.ts';

export const catalogue: Readonly<Record<string, CatalogueEntry>> = {
  ...homePictures,
  ...schoolPictures,
  ...programmePictures,
  ...pagePictures,
  ...galleryPictures,
  ...filmPosters,
};

/** The pictures that are artwork. The others are photographs. */
export function artworkIds(): string[] {
  return Object.keys(catalogue).filter((id) => catalogue[id]?.credit === studioCredit);
}
