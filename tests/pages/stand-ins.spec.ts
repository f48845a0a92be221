/** Pages don't shift when the fonts come: their fallbacks break lines in the same places (tools/fonts.ts). */
import type { Page } from '@playwright/test';
import { fontsHere, holdBack } from '../support/acts.ts';
import { pages } from '../support/pages.ts';
import { expect, servedTest as test } from '../support/site.ts';

/** What Google calls a steady page. A line that fits by a hair may break anew; a stand-in that is not found moves everything. */
const steady = 0.1;
const screens = [
  { width: 360, height: 800 },
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
];

test.use({ contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'block' } });

/** How much has shifted so far, and what. */
const shifted = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<{ sum: number; what: string[] }>();
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[];
      resolve({
        sum: entries.reduce((sum, { value }) => sum + value, 0),
        what: entries.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '')),
      });
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve({ sum: 0, what: [] }), 300);
    return promise;
  });

async function openBeforeItsFonts(page: Page, path: string): Promise<void> {
  const letFontsCome = await holdBack(page, '**/*.woff2');
  // Not until it is loaded: a page is not, as long as its fonts are missing.
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  letFontsCome();
  await fontsHere(page);
}

for (const { path } of pages) {
  test(`${path} does not shift when its fonts come`, async ({ page }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await openBeforeItsFonts(page, path);
      const { sum, what } = await shifted(page);
      expect(sum, `at ${screen.width} px: ${what.join('; ')}`).toBeLessThanOrEqual(steady);
    }
  });
}
