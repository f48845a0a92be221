/** A stored page is never taken for today's: it is marked with its day, makes way for what is newer, and goes in the end. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { keptForDays } from '#utils/kept-copies.ts';
import { expectAccessible } from '../support/axe.ts';
import { pageWords } from '../support/content.ts';
import { changedSite, publishedTest as test } from '../support/deployments.ts';
import { phone } from '../support/devices.ts';
import { ageCopy, dateOfCopy, isKept, needsCopies } from '../support/kept-copies.ts';
import { expect } from '../support/site.ts';

const { offline } = pageWords;

test.use({
  serviceWorkers: 'allow',
  // Without a network a screen of another size finds no picture of its own; and a page that is gone is one.
  expectedFaults:
    /ERR_INTERNET_DISCONNECTED|another host|ERR_CONNECTION|ERR_FAILED|(about|research)\S* (404|410|503)|status of (404|410|503)/,
});

/** Where the site of this test is published; /about is stored. */
let origin = '';
test.beforeEach(async ({ page, published }) => {
  needsCopies();
  ({ origin } = published);
  await page.goto(`${origin}/about`);
  await isKept(page, '/about');
});

const note = (page: Page) => page.getByRole('complementary', { name: offline.copy.label });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const open = (page: Page, path = '/about') => page.goto(origin + path);

/** Expects the page of a stored copy, with a note of the day on which it was stored. */
async function expectCopy(page: Page, daysAgo: number, path = ''): Promise<void> {
  const day = new Date(Date.now() - daysAgo * 86_400_000);
  const words = day.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  await expect(note(page).getByRole('status'), path).toHaveText(`${offline.copy.words} ${words}.`);
}

/** Expects no copy of /about: neither on the device nor, without a network, on the screen. */
async function expectForgotten(page: Page): Promise<void> {
  await expect.poll(() => dateOfCopy(page, '/about')).toBeNull();
  await page.context().setOffline(true);
  await open(page);
  await expect(heading(page)).toHaveText(offline.heading);
}

/** The site with another heading on /about. */
const withNews = () =>
  changedSite(async (read, write) => {
    await write('about.html', (await read('about.html')).replaceAll(/(<h1[^>]*>)/g, '$1News. '));
  });

test('after 3 s the copy is shown with its day, and says when the answer is another page', async ({ page, published }) => {
  await ageCopy(page, '/about', 3);
  await published.publish(await withNews());
  published.trouble.delay = 5000;
  const asked = Date.now();
  await page.goto(`${origin}/about?from=mail#content`, { waitUntil: 'commit' });
  await expectCopy(page, 3);
  expect(Date.now() - asked, 'milliseconds of patience').toBeGreaterThan(2500);
  await expect(heading(page)).not.toContainText('News.');
  await expect(note(page).getByRole('status')).toHaveText(offline.copy.newer);
  published.trouble.delay = 0;
  await note(page).getByRole('link', { name: offline.copy.again }).press('Enter');
  await expect(heading(page)).toContainText('News.');
  await expect(note(page)).toHaveCount(0);
});

test('the note goes when the slow answer is the same page', async ({ page, published }) => {
  published.trouble.delay = 4500;
  await page.goto(`${origin}/about`, { waitUntil: 'commit' });
  await expectCopy(page, 0);
  await expect(note(page)).toHaveCount(0);
});

test('the next visit with a network shows today’s page, without a note', { tag: '@core' }, async ({
  page,
  context,
  published,
}) => {
  await context.setOffline(true);
  await open(page);
  await expect(note(page)).toBeVisible();
  await published.publish(await withNews());
  await context.setOffline(false);
  await open(page);
  await expect(heading(page)).toContainText('News.');
  await expect(note(page)).toHaveCount(0);
});

test('while the host fails the copy is shown with its day, as long as it is not too old', async ({ page, published }) => {
  await ageCopy(page, '/about', 3);
  published.trouble.failing = true;
  await open(page, '/about?from=mail');
  await expectCopy(page, 3);
  expect((await open(page, '/research'))?.status()).toBe(503);
  await open(page);
  await ageCopy(page, '/about', keptForDays);
  expect((await open(page))?.status()).toBe(503);
  published.trouble.failing = false;
  await open(page);
  await expect(heading(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test('a copy is found under each spelling of its address', async ({ page, context }) => {
  await open(page, '/');
  await isKept(page, '/');
  await context.setOffline(true);
  for (const path of ['/about/', '/about.html', '/about/?from=mail', '/', '/index.html', '/About)']) {
    await open(page, path);
    await expectCopy(page, 0, path);
  }
  await open(page, '/research.html');
  await expect(heading(page)).toHaveText(offline.heading);
});

test('a page that the school has taken away goes from the device too', async ({ page, published }) => {
  await published.publish(await changedSite((_read, _write, folder) => rm(`${folder}/about.html`)));
  expect((await open(page, '/about?from=mail'))?.status()).toBe(404);
  await expectForgotten(page);
});

test('a page that redirects now goes from the device after the next visit', async ({ page, published }) => {
  published.trouble.moved.set('/about', '/faq');
  await open(page, '/about?from=mail');
  await expect(page).toHaveURL(/\/faq$/);
  await expectForgotten(page);
});

test('a copy that is too old is neither listed nor shown, and goes', async ({ page, context }) => {
  await context.setOffline(true);
  await ageCopy(page, '/about', keptForDays - 1);
  await open(page);
  await expectCopy(page, keptForDays - 1);
  await ageCopy(page, '/about', 2);
  await open(page, '/research');
  await expect(heading(page)).toHaveText(offline.heading);
  await expect(page.locator('[data-kept-pages]')).toBeHidden();
  await open(page);
  await expectForgotten(page);
});

test('the note is accessible, leaves the screen to the page, and is not printed', async ({ page, context }) => {
  await context.setOffline(true);
  for (const viewport of [{ width: 1440, height: 800 }, phone.viewport, { width: 320, height: 256 }]) {
    await page.setViewportSize(viewport);
    await open(page);
    await expectAccessible(page, `axe at ${viewport.width} px`, '.kept-note');
    await page.keyboard.press('Tab');
    await expect(note(page).getByRole('link')).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [foot, top] = [await page.locator('body > footer').boundingBox(), await note(page).boundingBox()];
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    expect(top?.height).toBeLessThan(viewport.height / 3);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(note(page)).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(note(page)).toBeHidden();
});

test('nothing that a captive portal answers is stored, and what is stored stays', async ({ page, context, published }) => {
  const [about, gallery] = await Promise.all(
    ['/about', '/gallery'].map(async (path) => (await context.request.get(origin + path)).text()),
  );
  const unseen = (name: RegExp) => gallery?.match(name)?.find((file) => !about?.includes(file)) ?? '';
  const files = [unseen(/\/assets\/[\w.-]+\.js/g), unseen(/\/pictures\/[\w-]+\.avif/g)];
  const typesOf = () =>
    page.evaluate((all) => Promise.all(all.map(async (file) => (await fetch(file)).headers.get('content-type'))), files);
  published.trouble.captured = true;
  expect(await typesOf()).toEqual(['text/html', 'text/html']);
  for (const status of [200, 404, 410] as const) {
    published.trouble.portalStatus = status;
    expect((await open(page))?.status()).toBe(status);
    await expect(heading(page)).toHaveText('Log in');
  }
  published.trouble.portalStatus = 200;
  published.trouble.moved.set('/about', '/log-in');
  await open(page);
  await expect(page).toHaveURL(/\/log-in$/);
  published.trouble.captured = false;
  expect(await typesOf()).toEqual(['text/javascript; charset=utf-8', 'image/avif']);
  // Gives the worker time to act on the portal's answers.
  await open(page, '/faq');
  await isKept(page, '/faq');
  await context.setOffline(true);
  await open(page);
  await expectCopy(page, 0);
});

test('where a device is full, the copies of pages stay', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await open(page, '/gallery');
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('kept-files')).keys()).length)).toBe(0);
  expect(await dateOfCopy(page, '/about')).not.toBeNull();
});
