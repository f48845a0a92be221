/** The accessibility trees of the parts that have controls. `npm run visual:update` records them. */
import type { Page } from '@playwright/test';
import { scrollThrough } from '../support/acts.ts';
import { expect, visualTest as test } from '../support/visual-site.ts';

/** Examples of the parts that a visitor can operate (`data-example` on /examples). */
const parts = [
  'event-browser',
  'question-list',
  'research-explorer',
  'copy-and-share',
  'film-with-controls',
  'page-contents',
  'fold',
  'access-table',
];

test('the bar and the footer, which all pages have', async ({ page }) => {
  await page.goto('/about');
  await expectTree(page, 'body > header', 'bar');
  await expectTree(page, 'body > footer', 'footer');
});

test('the parts with controls', async ({ page }) => {
  await page.goto('/examples');
  await scrollThrough(page);
  await expect(page.locator('astro-island[ssr]'), 'islands that wait').toHaveCount(0);
  for (const part of parts) await expectTree(page, `[data-example="${part}"]`, part);
});

/** Compares the tree of an element with the one recorded, leaving out the origin of the test server and the hashes of files. */
async function expectTree(page: Page, selector: string, name: string): Promise<void> {
  const tree = await page.locator(selector).ariaSnapshot();
  const stable = tree.replaceAll(new URL(page.url()).origin, '').replace(/-[0-9a-f]{10}(\.\w+)$/gm, '$1');
  expect.soft(`${stable}\n`).toMatchSnapshot(['trees', `${name}.txt`]);
}
