import { type CatalogueEntry, homeHero, homeHeroTall } from './entry.ts';

/** The home page's first picture, in a wide and a tall cut. */
export const homePictures: Readonly<Record<string, CatalogueEntry>> = {
  'home-hero': homeHero(
    'home-hero',
    'A long orange courtyard wall in low sun. From the left a pierced screen throws its lattice of shadow on it; before a tall arch full of sky stand and walk a graduate, students with bags, a doctor and a woman in a sari, all mirrored in a dark pool.',
    { x: 100, y: 50 },
  ),
  'home-hero-tall': homeHeroTall(
    'home-hero-tall',
    'An orange wall in low sun with the lattice shadow of a screen; before a tall arch full of sky people stand and walk: a graduate, students, a doctor, a woman in a sari. Pool and sky lie above and below them.',
    { x: 100, y: 50 },
  ),
};
