import type { Page } from '@playwright/test';
import { scrollThrough, scrollTo, settled } from './acts.ts';

/** The number of characters in `main` that are shown or in a fold, without the buttons that need script. */
export function charactersToRead(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    // A part that waits for its layout can be read as soon as it is scrolled to (first-visit.spec.ts), but `innerText` leaves it out.
    for (const part of main.children) (part as HTMLElement).style.contentVisibility = 'visible';
    // biome-ignore lint/performance/useDomNodeTextContent: what is rendered is what is asked
    const lengthOf = (element: Element) => (element as HTMLElement).innerText.length;
    const folds = [...main.querySelectorAll<HTMLDetailsElement>('[data-fold]:not([open])')];
    for (const fold of folds) fold.open = true;
    const acts = [...main.querySelectorAll('[data-needs-script]')].filter((element) => element.checkVisibility());
    const count = lengthOf(main) - acts.reduce((sum, element) => sum + lengthOf(element), 0);
    for (const fold of folds) fold.open = false;
    return count;
  });
}

/** How much of a page's words a visitor must be left with who does not have all of it: a count on a button may go, a paragraph may not. */
export const enoughOf = (characters: number): number => characters * 0.95;

/** Waits until the islands that have a place on the screen, or anywhere on the page, are at work. */
export async function quiet(page: Page, where: 'on the screen' | 'anywhere'): Promise<void> {
  await page.waitForFunction((everywhere) => {
    // By touch some wait for a press, and some have work on certain screens only (client/hydrate-on-demand.ts).
    const asked = matchMedia('(hover: hover)').matches ? '' : ':not([opts*="until"])';
    const asleep = [...document.querySelectorAll(`astro-island[ssr]${asked}`)].filter((island) => {
      const { media = 'all' } = JSON.parse(island.getAttribute('opts') ?? '{}').value ?? {};
      if (!matchMedia(media).matches) return false;
      const root = island.firstElementChild;
      const box = root?.getBoundingClientRect();
      return box && box.height > 0 && (everywhere || (box.top < window.innerHeight && box.bottom > 0));
    });
    return asleep.length === 0;
  }, where === 'anywhere');
  await settled(page);
}

/** The characters to read on a page that is whole, once it has been read to its foot. */
export async function charactersOfWhole(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await scrollThrough(page);
  await quiet(page, 'anywhere');
  await scrollTo(page, 0);
  return charactersToRead(page);
}
