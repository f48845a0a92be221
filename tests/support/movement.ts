import type { Page } from '@playwright/test';

/** Scrolls through the page. Returns a line for each film that starts by itself and each animated element, except fades and colour changes. */
export function findMovement(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const movements = new Set<string>();
    const nameOf = (element: Element | null) => element?.getAttribute('class') ?? element?.localName ?? 'the page';
    const recordPlay = ({ target }: Event) => movements.add(`the film of ${nameOf((target as Element).parentElement)} starts`);
    document.addEventListener('play', recordPlay, true);
    const frame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 2000);
      });
    const isFade = (animation: Animation) =>
      animation instanceof CSSTransition && /^(opacity|visibility|.*color)$/.test(animation.transitionProperty);
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      // Intersection observers run after the first frame, so animations that they start appear from the second one on.
      for (let count = 0; count < 3; count += 1) {
        await frame();
        for (const animation of document.getAnimations().filter(({ playState }) => playState === 'running')) {
          if (!isFade(animation)) movements.add(`${nameOf((animation.effect as KeyframeEffect | null)?.target ?? null)} moves`);
        }
      }
    }
    document.removeEventListener('play', recordPlay, true);
    return [...movements];
  });
}
