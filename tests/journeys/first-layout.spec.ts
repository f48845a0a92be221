/** On a first visit what lies below the first screen is laid out once the page has come (lib/first-visit.ts, client/lay-out-below.ts). */
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

test.use(phone);

test('the first screen does not wait for the rest, and the page is whole soon after', async ({ page }) => {
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

test('who scrolls before that finds all parts, and is not moved as the others take their place', async ({ page }) => {
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

test('behind an intro the pictures of the gallery leave the line to its letters and light', async ({ page }) => {
  const letScriptsCome = await holdBack(page, '**/assets/*.js');
  await page.goto('/gallery', { waitUntil: 'commit' });
  await expect(page.locator('html[data-intro="up"]')).toHaveCount(1);
  const first = page.locator('[data-parts] img').first();
  const laidOut = () => first.evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }));
  const asked = () => first.evaluate((image) => (image as HTMLImageElement).currentSrc !== '');
  await settled(page);
  expect([await laidOut(), await asked()]).toEqual([false, false]);
  letScriptsCome();
  await expect(waiting(page)).toHaveCount(0);
  expect(await laidOut()).toBe(true);
  await expect.poll(asked).toBe(true);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    await page.goto(programme);
    await expect(page.locator('html[data-below]')).toHaveCount(0);
    const box = await page.locator('footer').boundingBox();
    expect(box?.y).toBeGreaterThan(3000);
  });
});
