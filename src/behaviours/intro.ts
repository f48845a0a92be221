/** After this long CSS has lifted the overlay by itself (components/intro); in milliseconds. */
const liftedByStyles = 6000;
/** How long the overlay takes to fade (specification, section 9); in milliseconds. */
const fade = 1000;

/**
 * Takes over the intro that the page's inline check has put up: it goes at the first wheel, touch-move, scroll, key, click or
 * tap, once. The page behind can't be reached by keyboard until then.
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

  const acts = ['wheel', 'touchmove', 'scroll', 'keydown', 'click'] as const;
  const listening = new AbortController();
  const dismiss = (event: Event) => {
    listening.abort();
    for (const element of behind) element.toggleAttribute('inert', false);
    root.dataset.intro = 'leaving';
    window.setTimeout(() => delete root.dataset.intro, fade);
    // Whoever walks by Tab begins at the top of the page, where the skip link is.
    const byTab = event instanceof KeyboardEvent && event.key === 'Tab';
    if (byTab) event.preventDefault();
    document.querySelector<HTMLElement>(byTab ? '.skip-link' : 'main')?.focus({ preventScroll: true });
  };
  for (const act of acts) window.addEventListener(act, dismiss, { passive: act !== 'keydown', signal: listening.signal });
}
