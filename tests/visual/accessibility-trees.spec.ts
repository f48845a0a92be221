/** Compares the accessibility trees of components with controls. `npm run visual:update` updates them. */
import type { Page } from '@playwright/test';
import { scrollThroughPage } from '../support/actions.ts';
import { expect, visualTest as test } from '../support/visual-test.ts';

/** Components with controls, by their `data-example` on /examples. */
const examples = [
  'event-browser',
  'question-list',
  'research-explorer',
  'copy-and-share',
  'film-with-controls',
  'table-of-contents',
  'collapsible',
  'access-table',
];

test('the navigation bar and the footer have the stored accessibility trees', async ({ page }) => {
  await page.goto('/about');
  await expectTree(page, 'body > header', 'bar');
  await expectTree(page, 'body > footer', 'footer');
});

test('components with controls have the stored accessibility trees', async ({ page }) => {
  await page.goto('/examples');
  await scrollThroughPage(page);
  await expect(page.locator('astro-island[ssr]'), 'islands that are not hydrated').toHaveCount(0);
  for (const example of examples) await expectTree(page, `[data-example="${example}"]`, example);
});

/** Compares an element's accessibility tree with the stored one, without the origin of the test server and the hashes in file names. */
async function expectTree(page: Page, selector: string, name: string): Promise<void> {
  const tree = await page.locator(selector).ariaSnapshot();
  const stable = tree.replaceAll(new URL(page.url()).origin, '').replace(/-[0-9a-f]{10}(\.\w+)$/gm, '$1');
  expect.soft(`${stable}\n`).toMatchSnapshot(['trees', `${name}.txt`]);
}
