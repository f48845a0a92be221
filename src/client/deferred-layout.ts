import { firstPictureShown } from './first-picture.ts';
import { whenIdle } from './when-idle.ts';

/** In so many steps at most: a page has 3 to 14 parts, that of examples a hundred. */
const most = 14;

/**
 * Lays out what the head has let wait on a first visit (layouts/head/first-visit.inline.ts): part by part in idle moments, from the top, since all at once would
 * hold a slow phone up for a quarter of a second. Afterwards the page is as long as it is, and whatever searches or jumps in it lands well.
 */
export async function layOutDeferred(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!dataset.below) return;
  // What is laid out asks for its pictures.
  await firstPictureShown();
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, [data-parts] > *, body > footer')];
  const atOnce = Math.ceil(parts.length / most);
  function next(): void {
    if (parts.length === 0) delete dataset.below;
    else {
      for (const part of parts.splice(0, atOnce)) part.dataset.laidOut = '';
      whenIdle(next, 200);
    }
  }
  next();
}
