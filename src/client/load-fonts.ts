import { firstPictureShown } from './first-picture.ts';
import { savesData } from './preferences.ts';

/**
 * Fetches the web fonts that a first visit does without until its first picture is painted (layouts/head/first-visit.inline.ts); with Save-Data never. All take
 * the place of their stand-ins at once: one change that is seen, not four. Where one can't be had, the others come. The light of an intro's
 * letters comes beside them (components/intro).
 */
export async function loadFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!dataset.fonts || savesData()) return;
  await firstPictureShown();
  dataset.fonts = 'coming';
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.allSettled(faces.map((face) => face.load()));
  delete dataset.fonts;
}
