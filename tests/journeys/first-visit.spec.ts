/** A first visit: fonts load after the first picture, and sections below the first screen are laid out once the page has loaded. */
import type { Page } from '@playwright/test';
import { holdRequests, waitForFontsAndLayout, waitForObservers } from '../support/actions.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const programme = '/schoolofparamedicalandhealthsciences/bmlt';

/** Returns whether the footer has been laid out. */
const isFooterLaidOut = (page: Page) =>
  page
    .locator('footer h2')
    .first()
    .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
const deferredPage = (page: Page) => page.locator('html[data-deferred], html[data-fonts]');

/** Returns the list of the fonts that the page requests, by file name without hash, which grows with each request. */
function collectFontRequests(page: Page): string[] {
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

test('the first screen is shown before the layout of the rest', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/assets/*.js');
  await page.goto(programme, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(await isFooterLaidOut(page)).toBe(false);
  releaseScripts();
  await expect(deferredPage(page)).toHaveCount(0);
  expect(await isFooterLaidOut(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a section that is scrolled to early is laid out at once, and nothing shifts later', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/assets/*.js');
  await page.goto(programme, { waitUntil: 'commit' });
  const questions = page.getByRole('heading', { name: 'Admissions: what families ask' });
  await questions.scrollIntoViewIfNeeded();
  await waitForObservers(page);
  const measureTop = () => questions.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await measureTop();
  expect(await isFooterLaidOut(page)).toBe(false);
  releaseScripts();
  await expect(deferredPage(page)).toHaveCount(0);
  expect(Math.abs((await measureTop()) - before)).toBeLessThanOrEqual(1);
});

test('the first picture loads before the fonts', { tag: '@core' }, async ({ page }) => {
  const fontRequests = collectFontRequests(page);
  const releasePictures = await holdRequests(page, '**/pictures/**');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await waitForObservers(page);
  expect(fontRequests).toEqual([]);
  expect(await headingFont(page)).toMatch(/^"Anek Expanded Fallback"/);
  releasePictures();
  await waitForFontsAndLayout(page);
  expect(fontRequests).toContain('anek-expanded');
  expect(await headingFont(page)).toMatch(/^"Anek Expanded"/);
  expect(await hasHeadingFont(page)).toBe(true);
});

test.describe('with Save-Data', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  });

  test('no fonts load', async ({ page }) => {
    const fontRequests = collectFontRequests(page);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await expect(page.locator('html[data-deferred]')).toHaveCount(0);
    expect(fontRequests).toEqual([]);
    expect(await headingFont(page)).toMatch(/^"Anek Expanded Fallback"/);
  });
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts load immediately', async ({ page }) => {
    const fontRequests = collectFontRequests(page);
    await page.goto('/about');
    await expect.poll(() => fontRequests).toContain('anek-expanded');
  });
});
