import { introActs } from '../lib/intro-check.ts';

/** After this long CSS has lifted the overlay by itself (components/intro); in milliseconds. */
const liftedByStyles = 6000;

/**
 * Keeps the keyboard within the intro that the page's inline check has put up: its button has the focus, and the page behind can't be
 * reached. The check itself takes the overlay away (lib/intro-check.ts); the same act then gives the page back.
 */
export function raiseIntro(): void {
  const root = document.documentElement;
  const overlay = document.querySelector<HTMLElement>('[data-intro-overlay]');
  if (!overlay || root.dataset.intro !== 'up') return;
  if (performance.now() > liftedByStyles) {
    delete root.dataset.intro;
    return;
  }

  const behind = [...document.body.children].filter((element) => element !== overlay);
  for (const element of behind) element.toggleAttribute('inert', true);
  root.dataset.intro = 'live';
  overlay.querySelector('button')?.focus({ preventScroll: true });

  const listening = new AbortController();
  const giveBack = (event: Event) => {
    listening.abort();
    for (const element of behind) element.toggleAttribute('inert', false);
    // Whoever walks by Tab begins at the top of the page, where the skip link is.
    const byTab = event instanceof KeyboardEvent && event.key === 'Tab';
    if (byTab) event.preventDefault();
    document.querySelector<HTMLElement>(byTab ? '.skip-link' : 'main')?.focus({ preventScroll: true });
  };
  for (const act of introActs) window.addEventListener(act, giveBack, { passive: act !== 'keydown', signal: listening.signal });
}
