import { cssRemovalDelay, dismissEvents } from './intro-events.ts';

/** Duration of the overlay's fade in milliseconds (specification, section 9). Must equal `--fade` in intro.module.css. */
export const introFade = 1000;

/**
 * Makes the intro modal: focuses its button and makes the page behind it inert until the overlay is dismissed. The overlay is shown and
 * dismissed by the inline check (layouts/head/intro-check.ts), which describes the states of `data-intro`.
 */
export function initIntro(): void {
  const root = document.documentElement;
  const overlay = document.querySelector<HTMLElement>('[data-intro-overlay]');
  const remove = () => delete root.dataset.intro;
  const removeFaded = () => setTimeout(remove, introFade);
  if (root.dataset.intro === 'fading') removeFaded();
  if (!overlay || root.dataset.intro !== 'shown') return;
  if (performance.now() > cssRemovalDelay) {
    remove();
    return;
  }

  const pageElements = [...document.body.children].filter((element) => element !== overlay);
  for (const element of pageElements) element.toggleAttribute('inert', true);
  root.dataset.intro = 'ready';
  overlay.querySelector('button')?.focus({ preventScroll: true });

  const listeners = new AbortController();
  const onDismiss = (event: Event) => {
    listeners.abort();
    root.dataset.intro = 'fading';
    removeFaded();
    // Tabbing starts at the top of the page, at the skip link.
    const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
    if (isTab) event.preventDefault();
    // Both changes recalculate all styles. Deferring them starts the fade a third of a second earlier on a slow phone.
    afterNextFrame(() => {
      for (const element of pageElements) element.toggleAttribute('inert', false);
      document.querySelector<HTMLElement>(isTab ? '.skip-link' : 'main')?.focus({ preventScroll: true });
    });
  };
  for (const type of [...dismissEvents, 'scroll'])
    window.addEventListener(type, onDismiss, { passive: type !== 'keydown', signal: listeners.signal });
}

/** Runs `callback` in a separate task after the next frame. */
function afterNextFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
