/** Bands below the first screen are revealed once, when they become visible. */
import type { Locator, Page } from '@playwright/test';
import { scrollThroughPage, scrollTo, skipIntro, waitForObservers } from '../support/actions.ts';
import { expect, test } from '../support/site.ts';

const waitingBands = (page: Page): Locator => page.locator('[data-reveal="waiting"]');

/** Counts the children of some bands that are transparent. */
function countTransparent(bands: Locator): Promise<number> {
  return bands
    .locator('> *')
    .evaluateAll((elements) => elements.filter((element) => Number(getComputedStyle(element).opacity) < 1).length);
}

const revealedBands = (page: Page): Locator => page.locator('[data-reveal]');

test('bands below the first screen are revealed once when they are scrolled to', {
  tag: '@core',
}, async ({ page }) => {
  await skipIntro(page);
  await page.goto('/');
  await expect.poll(() => waitingBands(page).count()).toBeGreaterThanOrEqual(5);
  expect(await countTransparent(revealedBands(page))).toBeGreaterThan(0);

  const last = page.locator('#whatson');
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await last.evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(last).toHaveAttribute('data-reveal', 'shown');
  const head = last.locator('> *').first();
  await expect(head).toHaveCSS('transition-property', 'opacity, transform');
  await expect(head).toHaveCSS('opacity', '1');
  await expect(head).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);

  await scrollThroughPage(page);
  await expect(waitingBands(page)).toHaveCount(0);
  await scrollTo(page, 0);
  await last.evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await waitForObservers(page);
  await expect(waitingBands(page), 'no band is hidden again').toHaveCount(0);
  await expect.poll(() => countTransparent(revealedBands(page))).toBe(0);
});

test('the focus reveals a waiting band', async ({ page }) => {
  await skipIntro(page);
  await page.goto('/');
  const link = page.locator('#innovation a').first();
  await expect(page.locator('#innovation')).toHaveAttribute('data-reveal', 'waiting');
  await link.focus();
  await expect(page.locator('#innovation')).toHaveAttribute('data-reveal', 'shown');
  await expect.poll(() => countTransparent(page.locator('#innovation'))).toBe(0);
});
