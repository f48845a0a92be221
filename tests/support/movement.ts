import type { Page } from '@playwright/test';

/** What moves by itself while the page is scrolled through: films that start, and animations other than fades. */
export function whatMoves(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Set<string>();
    const nameOf = (element: Element | null) => element?.getAttribute('class') ?? element?.localName ?? 'the page';
    const started = ({ target }: Event) => found.add(`the film of ${nameOf((target as Element).parentElement)} starts`);
    document.addEventListener('play', started, true);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const fades = (one: Animation) =>
      one instanceof CSSTransition && /^(opacity|visibility|.*color)$/.test(one.transitionProperty);
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      // The second frame is drawn after what watches the screen was told.
      for (let count = 0; count < 3; count += 1) {
        await frame();
        for (const one of document.getAnimations().filter(({ playState }) => playState === 'running')) {
          if (!fades(one)) found.add(`${nameOf((one.effect as KeyframeEffect | null)?.target ?? null)} moves`);
        }
      }
    }
    document.removeEventListener('play', started, true);
    return [...found];
  });
}
