/** A copy of a page is never taken for the page of today: it is marked with its day, makes way for what is newer, and goes in the end. */
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

test.beforeEach(async ({ page, published }) => {
  needsCopies();
  await page.goto(`${published.origin}/about`);
  await isKept(page, '/about');
});

const note = (page: Page) => page.getByRole('complementary', { name: offline.copy.label });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The words of the note on a page that was kept so many days ago. */
const wordsOf = (daysAgo: number) =>
  `${offline.copy.words} ${new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })}.`;

/** The site with another heading on /about. */
const withNews = () =>
  changedSite(async (read, write) => {
    await write('about.html', (await read('about.html')).replaceAll(/(<h1[^>]*>)/g, '$1News. '));
  });

test('after 3 s the copy is shown with its day, and says when the answer was another page', async ({ page, published }) => {
  await ageCopy(page, '/about', 3);
  await published.publish(await withNews());
  published.trouble.delay = 5000;
  const asked = Date.now();
  await page.goto(`${published.origin}/about?from=mail#content`, { waitUntil: 'commit' });
  await expect(note(page).getByRole('status')).toHaveText(wordsOf(3));
  expect(Date.now() - asked, 'milliseconds of patience').toBeGreaterThan(2500);
  await expect(heading(page)).not.toContainText('News.');
  await expect(note(page).getByRole('status')).toHaveText(offline.copy.newer);
  published.trouble.delay = 0;
  await note(page).getByRole('link', { name: offline.copy.again }).press('Enter');
  await expect(heading(page)).toContainText('News.');
  await expect(note(page)).toHaveCount(0);
});

test('the note goes when the slow answer was the same page', async ({ page, published }) => {
  published.trouble.delay = 4500;
  await page.goto(`${published.origin}/about`, { waitUntil: 'commit' });
  await expect(note(page).getByRole('status')).toHaveText(wordsOf(0));
  await expect(note(page)).toHaveCount(0);
});

test('the next visit is today’s page, without a note', { tag: '@core' }, async ({ page, context, published }) => {
  await context.setOffline(true);
  await page.goto(`${published.origin}/about`);
  await expect(note(page)).toBeVisible();
  await published.publish(await withNews());
  await context.setOffline(false);
  await page.goto(`${published.origin}/about`);
  await expect(heading(page)).toContainText('News.');
  await expect(note(page)).toHaveCount(0);
});

test('while the host is out of order the copy is shown with its day, if there is one', async ({ page, published }) => {
  await ageCopy(page, '/about', 3);
  published.trouble.failing = true;
  await page.goto(`${published.origin}/about?from=mail`);
  await expect(heading(page)).toBeVisible();
  await expect(note(page).getByRole('status')).toHaveText(wordsOf(3));
  expect((await page.goto(`${published.origin}/research`))?.status()).toBe(503);
  await page.goto(`${published.origin}/about`);
  await ageCopy(page, '/about', keptForDays);
  expect((await page.goto(`${published.origin}/about`))?.status()).toBe(503);
  published.trouble.failing = false;
  await page.goto(`${published.origin}/about`);
  await expect(heading(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test('a copy is found under each address that leads to its page', async ({ page, context, published }) => {
  await page.goto(`${published.origin}/`);
  await isKept(page, '/');
  await context.setOffline(true);
  for (const path of ['/about/', '/about.html', '/about/?from=mail', '/', '/index.html', '/About)']) {
    await page.goto(published.origin + path);
    await expect(note(page).getByRole('status'), path).toHaveText(wordsOf(0));
  }
  await page.goto(`${published.origin}/research.html`);
  await expect(heading(page)).toHaveText(offline.heading);
});

test('a page that the school has taken away is gone from the device too', async ({ page, context, published }) => {
  const next = await changedSite(async (_read, _write, folder) => rm(`${folder}/about.html`));
  await published.publish(next);
  expect((await page.goto(`${published.origin}/about?from=mail`))?.status()).toBe(404);
  await expect.poll(() => dateOfCopy(page, '/about')).toBeNull();
  await context.setOffline(true);
  await page.goto(`${published.origin}/about`);
  await expect(heading(page)).toHaveText(offline.heading);
});

test('keeps the copy when a captive portal answers 404 or 410', async ({ page, context, published }) => {
  published.trouble.captured = true;
  for (const status of [404, 410] as const) {
    published.trouble.portalStatus = status;
    expect((await page.goto(`${published.origin}/about`))?.status()).toBe(status);
    await expect(heading(page)).toHaveText('Log in');
  }
  published.trouble.captured = false;
  // Gives the worker time to act on the portal's answers.
  await page.goto(`${published.origin}/faq`);
  await isKept(page, '/faq');
  await context.setOffline(true);
  await page.goto(`${published.origin}/about`);
  await expect(note(page).getByRole('status')).toHaveText(wordsOf(0));
});

test('a page that leads to another now is gone from the device after the next visit', async ({ page, context, published }) => {
  published.trouble.moved.set('/about', '/faq');
  await page.goto(`${published.origin}/about?from=mail`);
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => dateOfCopy(page, '/about')).toBeNull();
  await context.setOffline(true);
  await page.goto(`${published.origin}/about`);
  await expect(heading(page)).toHaveText(offline.heading);
});

test('a page keeps its copy where only another way of writing its address leads to it', async ({ page, published }) => {
  // Not followed, so that the answer of `/about` itself does not bring back what was lost.
  const leadsOn = (path: string) =>
    page.evaluate(async (url) => (await fetch(url, { redirect: 'manual' })).type === 'opaqueredirect', path);
  for (const path of ['/about/', '/about.html', '/about/?from=mail']) expect(await leadsOn(path), path).toBe(true);
  await page.goto(`${published.origin}/faq`);
  await isKept(page, '/faq');
  expect(await dateOfCopy(page, '/about')).not.toBeNull();
});

test('a copy that is too old is neither listed nor shown, and goes', async ({ page, context, published }) => {
  await context.setOffline(true);
  await ageCopy(page, '/about', keptForDays - 1);
  await page.goto(`${published.origin}/about`);
  await expect(note(page).getByRole('status')).toHaveText(wordsOf(keptForDays - 1));
  await ageCopy(page, '/about', 2);
  await page.goto(`${published.origin}/research`);
  await expect(heading(page)).toHaveText(offline.heading);
  await expect(page.locator('[data-kept-pages]')).toBeHidden();
  await page.goto(`${published.origin}/about`);
  await expect(heading(page)).toHaveText(offline.heading);
  await expect.poll(() => dateOfCopy(page, '/about')).toBeNull();
});

test('the note is for everyone, by key and in forced colours, and not for paper', async ({ page, context, published }) => {
  await context.setOffline(true);
  for (const viewport of [{ width: 1440, height: 800 }, phone.viewport, { width: 320, height: 256 }]) {
    await page.setViewportSize(viewport);
    await page.goto(`${published.origin}/about`);
    await expectAccessible(page, `axe at ${viewport.width} px`, '.kept-note');
    await page.keyboard.press('Tab');
    await expect(note(page).getByRole('link')).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [foot, top] = [await page.locator('body > footer').boundingBox(), await note(page).boundingBox()];
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    expect(top?.height, 'the screen is left to the page').toBeLessThan(viewport.height / 3);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(note(page)).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(note(page)).toBeHidden();
});

test('what a captive portal answers is kept for no page and no file', async ({ page, context, published }) => {
  const [about, gallery] = await Promise.all(
    ['/about', '/gallery'].map(async (path) => (await context.request.get(published.origin + path)).text()),
  );
  const unseen = (name: RegExp) => gallery?.match(name)?.find((file) => !about?.includes(file)) ?? '';
  const files = [unseen(/\/assets\/[\w.-]+\.js/g), unseen(/\/pictures\/[\w-]+\.avif/g)];
  const typesOf = () =>
    page.evaluate((all) => Promise.all(all.map(async (file) => (await fetch(file)).headers.get('content-type'))), files);
  published.trouble.captured = true;
  expect(await typesOf()).toEqual(['text/html', 'text/html']);
  await page.goto(`${published.origin}/about`);
  await expect(heading(page)).toHaveText('Log in');
  published.trouble.moved.set('/about', '/log-in');
  await page.goto(`${published.origin}/about`);
  await expect(page).toHaveURL(/\/log-in$/);
  published.trouble.captured = false;
  expect(await typesOf()).toEqual(['text/javascript; charset=utf-8', 'image/avif']);
  await context.setOffline(true);
  await page.goto(`${published.origin}/about`);
  await expect(note(page).getByRole('status')).toHaveText(wordsOf(0));
});

test('where a device is full, the copies of pages stay', async ({ page, context, published }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: published.origin, quotaSize: 1 });
  await page.goto(`${published.origin}/gallery`);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('kept-files')).keys()).length)).toBe(0);
  expect(await dateOfCopy(page, '/about')).not.toBeNull();
});
