/**
 * Decides before anything is painted whether the intro is shown, and dismisses it, so that nobody waits for a script over a slow line. The gesture
 * that dismisses it scrolls nothing until it has ended: a turn of the wheel with its inertia, or a key that is held.
 */
import { introActs, liftedByStyles, wheelPause } from '#components/intro/intro-acts.ts';
import { dataset, hasFragment, isNavigation } from './visit.ts';

/** When the gesture that dismissed the intro was last heard of, in milliseconds; undefined while the intro stands. */
let dismissed: number | undefined;

const onAct = (event: Event) => {
  const { type, timeStamp } = event;
  // Of these types only 'wheel' comes after 'w'.
  const isWheel = type > 'w';
  const dismisses = dismissed
    ? (event as KeyboardEvent).repeat || (isWheel && timeStamp - dismissed < wheelPause)
    : dataset.intro === 'live' || timeStamp < liftedByStyles;
  if (dismisses) {
    if (!dismissed) dataset.intro = 'leaving';
    dismissed = timeStamp;
    // The keys that scroll: space, Up, Down, PageUp, PageDown, Home and End. A finger is held by `touch-action`.
    if (isWheel || / |[UDH].|nd/.test((event as KeyboardEvent).key)) event.preventDefault();
  } else removeEventListener(type, onAct);
};

/** Whether an intro suits the visit: not before a place within the page, nor where less motion is preferred. */
export const suitsVisit = () => !hasFragment() && !matchMedia('(prefers-reduced-motion)').matches;

/** Shows the intro. What lies below the first screen waits behind it (client/lay-out-below.ts). */
export function showIntro(): void {
  dataset.intro = 'up';
  if (isNavigation) dataset.below = 'later';
  // biome-ignore lint/suspicious/useIterableCallbackReturn: a loop, or braces here, would not fit into the limit
  introActs.forEach((act) => addEventListener(act, onAct, { passive: false }));
}
