import { firstPictureShown } from './first-picture.ts';
import { whenIdle } from './when-idle.ts';

/** Maximum number of steps. Most pages have about as many sections or fewer; the page of examples has about a hundred. */
const maxSteps = 14;

/**
 * Lays out the sections whose layout is deferred on a first visit (layouts/head/first-visit.inline.ts) or behind an intro (layouts/head/intro-check.ts). Works from the top when the browser
 * is idle, because laying out the whole page at once would block a slow phone for a quarter of a second. Afterwards the page has its final
 * height, so that links and searches within it scroll to the right position. A key lays out everything: it may move the focus to a link far
 * down, which would otherwise leave the screen as the sections above it grow.
 */
export async function layOutDeferred(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.deferred === undefined) return;
  const layOutAll = () => delete dataset.deferred;
  addEventListener('keydown', layOutAll);
  // Layout requests the pictures of a section, so wait for the first picture of the page.
  await firstPictureShown();
  const sections = [...document.querySelectorAll<HTMLElement>('main > *, [data-sections] > *, body > footer')];
  const sectionsPerStep = Math.ceil(sections.length / maxSteps);
  function layOutNext(): void {
    if (sections.length === 0) layOutAll();
    else {
      for (const section of sections.splice(0, sectionsPerStep)) section.dataset.laidOut = '';
      whenIdle(layOutNext, 200);
    }
  }
  layOutNext();
}
