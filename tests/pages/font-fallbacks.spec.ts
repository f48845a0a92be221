/** Pages don't shift when their fonts load, because the fallback fonts have the same line breaks (tools/fonts.ts). */
import type { Page } from '@playwright/test';
import { holdRequests, waitForFontsAndLayout } from '../support/actions.ts';
import { pagesCoveringAllComponents } from '../support/page-coverage.ts';
import { pages } from '../support/pages.ts';
import { expect, servedTest as test } from '../support/site.ts';

/** Google's limit for a good CLS. It tolerates a single line that wraps differently, and not a missing fallback font. */
const maxShift = 0.1;
const screens = [
  { width: 360, height: 800 },
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
];

test.use({ contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'block' } });

/** Returns the layout shift so far, and the texts that have shifted. */
const measureShift = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<{ sum: number; texts: string[] }>();
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[];
      resolve({
        sum: entries.reduce((sum, { value }) => sum + value, 0),
        texts: entries.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '')),
      });
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve({ sum: 0, texts: [] }), 300);
    return promise;
  });

/** Opens a page, and loads its fonts after the first paint. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const releaseFonts = await holdRequests(page, '**/*.woff2');
  // Doesn't wait for the load event, which waits for the fonts.
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  releaseFonts();
  await waitForFontsAndLayout(page);
}

for (const { path } of pagesCoveringAllComponents(pages)) {
  test(`${path} does not shift when its fonts load`, async ({ page }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await openWithLateFonts(page, path);
      const { sum, texts } = await measureShift(page);
      expect(sum, `at ${screen.width} px: ${texts.join('; ')}`).toBeLessThanOrEqual(maxShift);
    }
  });
}
