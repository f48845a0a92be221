/** The A-to-Z page: the field that filters its terms. */
import { pageContent } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('a word shows the terms that match it, in their open letters, and says how many', { tag: '@core' }, async ({ page }) => {
    await page.goto('/a-z');
    const field = page.getByRole('searchbox', { name: pageContent['a-z'].filterLabel });
    const terms = page.locator('main [data-term]').filter({ visible: true });
    await expect(terms).toHaveCount(0);
    // Without full stops, as people type it.
    await field.fill('bpt');
    await expect(terms.first()).toBeVisible();
    for (const text of await terms.allTextContents()) expect(text).toMatch(/B\.P\.T|BPT/);
    await expect(page.locator('main [role="status"]')).toHaveText(`${await terms.count()} found`);
    await field.fill('xylophone');
    await expect(terms).toHaveCount(0);
    await expect(page.locator('main [role="status"]')).toHaveText(pageContent['a-z'].noMatch);
    await field.fill('');
    await expect(page.locator('main section:not([hidden])')).not.toHaveCount(0);
    await expect(terms).toHaveCount(0);
  });
});
