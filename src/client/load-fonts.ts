import { firstPictureShown } from './first-picture.ts';
import { savesData } from './preferences.ts';

/**
 * Loads the web fonts, which a first visit defers until its first picture is painted (layouts/head/visit.ts); never with Save-Data. All fonts
 * replace their fallbacks at once, so that the text reflows once and not four times. A font that fails to load does not delay the
 * others. The background of an intro's letters is loaded at the same time (components/intro/intro.module.css).
 */
export async function loadFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!dataset.fonts || savesData()) return;
  await firstPictureShown();
  dataset.fonts = 'loading';
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.allSettled(faces.map((face) => face.load()));
  // Notices keep their fallback font for this page: another number of lines would move the page.
  document.querySelector('[data-notices]')?.setAttribute('data-fonts', '');
  delete dataset.fonts;
}
