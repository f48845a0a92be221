import type { Page } from '@playwright/test';
import { scrollThroughPage, scrollTo, waitForObservers } from './actions.ts';

/** Counts the characters in `main` that are visible or in a collapsible, except those of controls that need script. */
export function countReadableCharacters(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    // `innerText` omits sections whose layout is deferred, which can be read once scrolled to (first-visit.spec.ts).
    for (const section of main.children) (section as HTMLElement).style.contentVisibility = 'visible';
    // biome-ignore lint/performance/useDomNodeTextContent: textContent includes text that is not rendered
    const lengthOf = (element: Element) => (element as HTMLElement).innerText.length;
    const allDetails = [...main.querySelectorAll<HTMLDetailsElement>('[data-collapsible]:not([open])')];
    for (const details of allDetails) details.open = true;
    const controls = [...main.querySelectorAll('[data-needs-script]')].filter((element) => element.checkVisibility());
    const count = lengthOf(main) - controls.reduce((sum, element) => sum + lengthOf(element), 0);
    for (const details of allDetails) details.open = false;
    return count;
  });
}

/** Returns the number of characters that must remain if a script or another file fails to load: a count on a button may be missing, a paragraph may not. */
export const minCharacters = (characters: number): number => characters * 0.95;

/** Waits until the rendered islands in the viewport, or on the complete page, are hydrated. */
export async function waitForIslands(page: Page, area: 'viewport' | 'page'): Promise<void> {
  await page.waitForFunction((includeOffscreen) => {
    // On touch devices some islands hydrate on a press, and others only at certain screen widths (client/hydrate-on-demand.ts).
    const hydratedOnPress = matchMedia('(hover: hover)').matches ? '' : ':not([opts*="until"])';
    const pending = [...document.querySelectorAll(`astro-island[ssr]${hydratedOnPress}`)].filter((island) => {
      const { media = 'all' } = JSON.parse(island.getAttribute('opts') ?? '{}').value ?? {};
      if (!matchMedia(media).matches) return false;
      const root = island.firstElementChild;
      const box = root?.getBoundingClientRect();
      return box && box.height > 0 && (includeOffscreen || (box.top < window.innerHeight && box.bottom > 0));
    });
    return pending.length === 0;
  }, area === 'page');
  await waitForObservers(page);
}

/** Counts the readable characters of a page that has been scrolled through and is fully hydrated. */
export async function countCharactersOfLoadedPage(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await scrollThroughPage(page);
  await waitForIslands(page, 'page');
  await scrollTo(page, 0);
  return countReadableCharacters(page);
}
