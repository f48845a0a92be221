/** On a first visit the web fonts come after the first picture is painted, all at once (lib/first-visit.ts, client/load-fonts.ts). */
import type { Page } from '@playwright/test';
import { fontsHere, holdBack, settled } from '../support/acts.ts';
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
  await settled(page);
  expect(asked).toEqual([]);
  expect(await headingFont(page)).toMatch(/^"Anek Expanded Fallback"/);
  letPicturesCome();
  await fontsHere(page);
  expect(asked).toContain('anek-expanded');
  expect(await headingFont(page)).toMatch(/^"Anek Expanded"/);
  expect(await hasHeadingFont(page)).toBe(true);
});

test('they take their places together, when the last has come', async ({ page }) => {
  const letOneCome = await holdBack(page, '**/tiro-italic*');
  const asked = fontsAskedFor(page);
  await page.goto('/about');
  await expect.poll(() => asked).toContain('tiro-italic');
  await expect.poll(() => hasHeadingFont(page)).toBe(true);
  expect(await headingFont(page)).toMatch(/^"Anek Expanded Fallback"/);
  letOneCome();
  await fontsHere(page);
  expect(await headingFont(page)).toMatch(/^"Anek Expanded"/);
});

test('a page without a first picture gets them once it is there', async ({ page }) => {
  await page.goto('/accessibility');
  await fontsHere(page);
  expect(await hasHeadingFont(page)).toBe(true);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('they do not wait', async ({ page }) => {
    const asked = fontsAskedFor(page);
    await page.goto('/about');
    await expect.poll(() => asked).toContain('anek-expanded');
  });
});
