import { savesData } from './wishes.ts';

/**
 * Fetches the web fonts that a first visit does without until its first picture is painted (lib/first-visit.ts); with Save-Data never. All take
 * the place of their stand-ins at once: one change that is seen, not four. Where one can't be had, the others come.
 */
export async function loadFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!dataset.fonts || savesData()) return;
  // A picture that has come is yet to be drawn, and its frame to be shown.
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority]')
    ?.decode()
    .catch(() => {});
  await nextFrame();
  await nextFrame();
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.allSettled(faces.map((face) => face.load()));
  delete dataset.fonts;
}

const nextFrame = () => new Promise(requestAnimationFrame);
