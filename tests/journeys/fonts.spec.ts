/** On a first visit the fonts for headings, figures and phrases come after the first picture (lib/first-visit.ts). */
import type { Page } from '@playwright/test';
import { fontsHere, holdBack } from '../support/acts.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

/** The fonts that the page has asked for so far, by the beginning of their files' names. */
function fontsAskedFor(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([a-z-]+)\.[^/]*woff2$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

const headingFont = (page: Page) => page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
const hasHeadingFont = (page: Page) => page.evaluate(() => document.fonts.check("16px 'Anek Expanded'"));

test.use(phone);

test('on a first visit the first picture does not share the line with them', { tag: '@core' }, async ({ page }) => {
  const asked = fontsAskedFor(page);
  const letPicturesCome = await holdBack(page, '**/pictures/**');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => asked).toContain('anek-text');
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  expect(asked).toEqual(['anek-text']);
  expect(await headingFont(page)).toMatch(/^"Anek Expanded Fallback"/);
  letPicturesCome();
  await fontsHere(page);
  expect(asked).toContain('anek-expanded');
  expect(await headingFont(page)).toMatch(/^"Anek Expanded"/);
  expect(await hasHeadingFont(page)).toBe(true);
});

test('a page without a first picture gets them once it is there', async ({ page }) => {
  await page.goto('/accessibility');
  await fontsHere(page);
  expect(await hasHeadingFont(page)).toBe(true);
});

test('from the second page on they are there from the start', async ({ page }) => {
  await page.goto('/accessibility');
  await fontsHere(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  expect(await page.locator('html').getAttribute('data-fonts')).toBeNull();
  expect(await headingFont(page)).toMatch(/^"Anek Expanded"/);
});

test('an intro has its letters at once', async ({ page }) => {
  await page.route('**/pictures/**', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('[data-intro-overlay]')).toBeVisible();
  await expect.poll(() => hasHeadingFont(page)).toBe(true);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('they do not wait', async ({ page }) => {
    const asked = fontsAskedFor(page);
    await page.goto('/about');
    await expect.poll(() => asked).toContain('anek-expanded');
  });
});
