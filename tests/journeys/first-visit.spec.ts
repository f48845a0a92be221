/** A first visit: fonts come after the first picture, and parts below the first screen are laid out when the page has loaded. */
import type { Page } from '@playwright/test';
import { fontsHere, holdBack, settled } from '../support/acts.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const programme = '/schoolofparamedicalandhealthsciences/bmlt';

/** Whether the last part of the page has been laid out. */
const footIsLaidOut = (page: Page) =>
  page
    .locator('footer h2')
    .first()
    .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const waiting = (page: Page) => page.locator('html[data-below], html[data-fonts]');

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

test('the first screen does not wait for the layout of the rest', async ({ page }) => {
  const letScriptsCome = await holdBack(page, '**/assets/*.js');
  await page.goto(programme, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(await footIsLaidOut(page)).toBe(false);
  letScriptsCome();
  await expect(waiting(page)).toHaveCount(0);
  expect(await footIsLaidOut(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await fontsHere(page);
  const first = await height(page);
  await page.reload();
  await fontsHere(page);
  expect(await height(page)).toBe(first);
});

test('a visitor who scrolls early finds every part, and nothing shifts under her', async ({ page }) => {
  const letScriptsCome = await holdBack(page, '**/assets/*.js');
  await page.goto(programme, { waitUntil: 'commit' });
  const questions = page.getByRole('heading', { name: 'Admissions: what families ask' });
  await questions.scrollIntoViewIfNeeded();
  await settled(page);
  const top = () => questions.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const before = await top();
  expect(await footIsLaidOut(page)).toBe(false);
  letScriptsCome();
  await expect(waiting(page)).toHaveCount(0);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('the first picture comes before the fonts', { tag: '@core' }, async ({ page }) => {
  const asked = fontsAskedFor(page);
  const letPicturesCome = await holdBack(page, '**/pictures/**');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await settled(page);
  expect(asked).toEqual([]);
  expect(await headingFont(page)).toMatch(/^"Anek Expanded Fallback"/);
  letPicturesCome();
  await fontsHere(page);
  expect(asked).toContain('anek-expanded');
  expect(await headingFont(page)).toMatch(/^"Anek Expanded"/);
  expect(await hasHeadingFont(page)).toBe(true);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('without script the fonts come at once', async ({ page }) => {
    const asked = fontsAskedFor(page);
    await page.goto('/about');
    await expect.poll(() => asked).toContain('anek-expanded');
  });
});
