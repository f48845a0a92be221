import { introActs, liftedByStyles } from './intro-acts.ts';

/** Duration of the overlay's fade in milliseconds (specification, section 9). Equals `--fade` in components/intro. */
export const introFade = 1000;

/**
 * Keeps the keyboard within the intro that the page's inline check has put up: its button has the focus, and the page behind can't be
 * reached. The check itself dismisses the overlay (layouts/head/intro-check.ts), by scrolling too once this has run; then the page is given back.
 */
export function initIntro(): void {
  const root = document.documentElement;
  const overlay = document.querySelector<HTMLElement>('[data-intro-overlay]');
  const remove = () => delete root.dataset.intro;
  const removeFaded = () => setTimeout(remove, introFade);
  if (root.dataset.intro === 'leaving') removeFaded();
  if (!overlay || root.dataset.intro !== 'up') return;
  if (performance.now() > liftedByStyles) {
    remove();
    return;
  }

  const behind = [...document.body.children].filter((element) => element !== overlay);
  for (const element of behind) element.toggleAttribute('inert', true);
  root.dataset.intro = 'live';
  overlay.querySelector('button')?.focus({ preventScroll: true });

  const listening = new AbortController();
  const onAct = (event: Event) => {
    listening.abort();
    root.dataset.intro = 'leaving';
    removeFaded();
    // Tabbing starts at the top of the page, at the skip link.
    const byTab = event instanceof KeyboardEvent && event.key === 'Tab';
    if (byTab) event.preventDefault();
    // The browser computes all styles anew for either of these: on a slow phone the overlay begins to fade a third of a second sooner without.
    afterNextFrame(() => {
      for (const element of behind) element.toggleAttribute('inert', false);
      document.querySelector<HTMLElement>(byTab ? '.skip-link' : 'main')?.focus({ preventScroll: true });
    });
  };
  for (const act of [...introActs, 'scroll'])
    window.addEventListener(act, onAct, { passive: act !== 'keydown', signal: listening.signal });
}

/** Runs `work` in a separate task after the next frame. */
function afterNextFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
