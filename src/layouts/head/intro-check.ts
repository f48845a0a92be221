/**
 * Decides before the first paint whether the intro is shown, and dismisses it. Inline, so that it works before other scripts have loaded. The
 * gesture that dismisses the intro doesn't scroll the page: a turn of the wheel with its inertia, or a key that is held.
 *
 * States of `data-intro` on `<html>`: `shown` before intro.client.ts has run; `ready` when it has made the intro modal; `fading` after the
 * intro is dismissed. Without the attribute the intro is hidden.
 */
import { cssRemovalDelay, dismissEvents, wheelPause } from '#components/intro/intro-events.ts';
import { dataset, hasFragment, isNavigation } from './visit.ts';

/** Time stamp of the latest event of the gesture that dismissed the intro; undefined before that. */
let lastDismissEvent: number | undefined;

const onEvent = (event: Event) => {
  const { type, timeStamp } = event;
  // Shorter than `type === 'wheel'`: of the four types only 'wheel' sorts after 'w'.
  const isWheel = type > 'w';
  const dismisses = lastDismissEvent
    ? (event as KeyboardEvent).repeat || (isWheel && timeStamp - lastDismissEvent < wheelPause)
    : dataset.intro === 'ready' || timeStamp < cssRemovalDelay;
  if (dismisses) {
    if (!lastDismissEvent) dataset.intro = 'fading';
    lastDismissEvent = timeStamp;
    // Keys that scroll: space, Up, Down, PageUp, PageDown, Home, End. Touch scrolling is blocked by `touch-action`.
    if (isWheel || / |[UDH].|nd/.test((event as KeyboardEvent).key)) event.preventDefault();
  } else removeEventListener(type, onEvent);
};

/** Whether the intro may be shown: not if the URL has a fragment, nor under reduced motion. */
export const canShowIntro = () => !hasFragment() && !matchMedia('(prefers-reduced-motion)').matches;

/** Shows the intro. Layout below the first screen is deferred meanwhile (client/deferred-layout.ts). */
export function showIntro(): void {
  dataset.intro = 'shown';
  if (isNavigation) dataset.deferred = '';
  // biome-ignore lint/suspicious/useIterableCallbackReturn: a loop or braces would exceed the limit of 700 bytes (tools/bench/budgets.ts)
  dismissEvents.forEach((type) => addEventListener(type, onEvent, { passive: false }));
}
