/** Bands below the first screen rise in once as they come into view. */
import type { Locator, Page } from '@playwright/test';
import { scrollThrough, scrollTo, settled, skipIntro } from '../support/acts.ts';
import { expect, test } from '../support/site.ts';

const waitingIn = (page: Page): Locator => page.locator('[data-reveal="waiting"]');

/** How many of the bands' parts can't be seen, whatever hides them. */
function unseen(page: Page): Promise<number> {
  return page
    .locator('[data-reveal] > *')
    .evaluateAll((parts) => parts.filter((part) => Number(getComputedStyle(part).opacity) < 1).length);
}

test('bands below the first screen rise once as they are scrolled to, and stay', {
  tag: '@core',
}, async ({ page }) => {
  await skipIntro(page);
  await page.goto('/');
  await expect.poll(() => waitingIn(page).count()).toBeGreaterThanOrEqual(5);
  expect(await unseen(page)).toBeGreaterThan(0);

  const last = page.locator('#whatson');
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await last.evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(last).toHaveAttribute('data-reveal', 'shown');
  const head = last.locator('> *').first();
  await expect(head).toHaveCSS('transition-property', 'opacity, transform');
  await expect(head).toHaveCSS('opacity', '1');
  await expect(head).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);

  await scrollThrough(page);
  await expect(waitingIn(page)).toHaveCount(0);
  await scrollTo(page, 0);
  await last.evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settled(page);
  await expect(waitingIn(page), 'nothing waits a second time').toHaveCount(0);
  await expect.poll(() => unseen(page)).toBe(0);
});

test('the focus brings a waiting band into sight', async ({ page }) => {
  await skipIntro(page);
  await page.goto('/');
  const link = page.locator('#innovation a').first();
  await expect(page.locator('#innovation')).toHaveAttribute('data-reveal', 'waiting');
  await link.focus();
  await expect(page.locator('#innovation')).toHaveAttribute('data-reveal', 'shown');
  await expect.poll(() => unseenIn(page.locator('#innovation'))).toBe(0);
});

test('waiting bands are printed', async ({ page }) => {
  await skipIntro(page);
  for (const path of ['/', '/about', '/schoolofcertificatecourses#content']) {
    await page.goto(path);
    await expect.poll(() => waitingIn(page).count(), path).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await unseen(page), path).toBe(0);
    const begun = await page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSAnimation).length);
    expect(begun, `${path}: what begins anew on paper is printed as it begins, which is unseen`).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

function unseenIn(band: Locator): Promise<number> {
  return band.locator('> *').evaluateAll((parts) => parts.filter((part) => Number(getComputedStyle(part).opacity) < 1).length);
}
