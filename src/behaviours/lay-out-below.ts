import { whenIdle } from './when-idle.ts';

/**
 * Lays out what the head has let wait on a first visit (lib/first-visit.ts): part by part in idle moments, from the top, since all at once would
 * hold a slow phone up for a quarter of a second. Afterwards the page is as long as it is, and whatever searches or jumps in it lands well.
 */
export function layOutBelow(): void {
  const { dataset } = document.documentElement;
  if (!dataset.below) return;
  const parts = document.querySelectorAll<HTMLElement>('main > *, body > footer').values();
  function next(): void {
    const { value, done } = parts.next();
    if (done) delete dataset.below;
    else {
      value.dataset.laidOut = '';
      whenIdle(next, 200);
    }
  }
  next();
}
