/** Copies of pages are never mistaken for current pages: they show their date, are replaced by newer pages, and expire. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { maxCopyAgeDays } from '#utils/offline-copies.ts';
import { expectAccessible } from '../support/axe.ts';
import { pageContent } from '../support/content.ts';
import { copySiteWithChanges, deploymentTest as test } from '../support/deployments.ts';
import { phone } from '../support/devices.ts';
import { backdateCopy, savedCopyDate, skipWithoutOfflineCopies, waitForSavedCopy } from '../support/offline-copies.ts';
import { expect } from '../support/site.ts';

const { offline } = pageContent;

test.use({
  serviceWorkers: 'allow',
  // Offline, a screen of another size has no saved picture; and a removed page is a 404.
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|another host|ERR_CONNECTION|ERR_FAILED|(about|research)\S* (404|410|503)|status of (404|410|503)/,
});

/** The origin of this test's deployment. /about is saved before each test. */
let origin = '';
test.beforeEach(async ({ page, deployment }) => {
  skipWithoutOfflineCopies();
  ({ origin } = deployment);
  await page.goto(`${origin}/about`);
  await waitForSavedCopy(page, '/about');
});

const note = (page: Page) => page.getByRole('complementary', { name: offline.copy.label });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const open = (page: Page, path = '/about') => page.goto(origin + path);

/** Expects a copy of a page, with a note that has the date on which it was saved. */
async function expectCopy(page: Page, daysAgo: number, path = ''): Promise<void> {
  const day = new Date(Date.now() - daysAgo * 86_400_000);
  const date = day.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  await expect(note(page).getByRole('status'), path).toHaveText(`${offline.copy.text} ${date}.`);
}

/** Expects that the copy of /about is deleted, and that the offline page is shown in its place. */
async function expectDeleted(page: Page): Promise<void> {
  await expect.poll(() => savedCopyDate(page, '/about')).toBeNull();
  await page.context().setOffline(true);
  await open(page);
  await expect(heading(page)).toHaveText(offline.heading);
}

/** Returns a copy of the site with another heading on /about. */
const copySiteWithNews = () =>
  copySiteWithChanges(async (read, write) => {
    await write('about.html', (await read('about.html')).replaceAll(/(<h1[^>]*>)/g, '$1News. '));
  });

test('after 3 s the copy is shown with its date, and a message if the network’s page differs', async ({ page, deployment }) => {
  await backdateCopy(page, '/about', 3);
  await deployment.publish(await copySiteWithNews());
  deployment.failures.pageDelay = 5000;
  const start = Date.now();
  await page.goto(`${origin}/about?from=mail#content`, { waitUntil: 'commit' });
  await expectCopy(page, 3);
  expect(Date.now() - start, 'milliseconds before the copy is shown').toBeGreaterThan(2500);
  await expect(heading(page)).not.toContainText('News.');
  await expect(note(page).getByRole('status')).toHaveText(offline.copy.updateMessage);
  deployment.failures.pageDelay = 0;
  await note(page).getByRole('link', { name: offline.copy.reloadLabel }).press('Enter');
  await expect(heading(page)).toContainText('News.');
  await expect(note(page)).toHaveCount(0);
});

test('the note is removed when the slow response is the same page', async ({ page, deployment }) => {
  deployment.failures.pageDelay = 4500;
  await page.goto(`${origin}/about`, { waitUntil: 'commit' });
  await expectCopy(page, 0);
  await expect(note(page)).toHaveCount(0);
});

test('the next visit with a network shows the current page, without a note', { tag: '@core' }, async ({
  page,
  context,
  deployment,
}) => {
  await context.setOffline(true);
  await open(page);
  await expect(note(page)).toBeVisible();
  await deployment.publish(await copySiteWithNews());
  await context.setOffline(false);
  await open(page);
  await expect(heading(page)).toContainText('News.');
  await expect(note(page)).toHaveCount(0);
});

test('while the server fails the copy is shown with its date, unless it is too old', async ({ page, deployment }) => {
  await backdateCopy(page, '/about', 3);
  deployment.failures.serverError = true;
  await open(page, '/about?from=mail');
  await expectCopy(page, 3);
  expect((await open(page, '/research'))?.status()).toBe(503);
  await open(page);
  await backdateCopy(page, '/about', maxCopyAgeDays);
  expect((await open(page))?.status()).toBe(503);
  deployment.failures.serverError = false;
  await open(page);
  await expect(heading(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test('a copy is shown for every variant of its URL', async ({ page, context }) => {
  await open(page, '/');
  await waitForSavedCopy(page, '/');
  await context.setOffline(true);
  for (const path of ['/about/', '/about.html', '/about/?from=mail', '/', '/index.html', '/About)']) {
    await open(page, path);
    await expectCopy(page, 0, path);
  }
  await open(page, '/research.html');
  await expect(heading(page)).toHaveText(offline.heading);
});

test('the copy of a removed page is deleted', async ({ page, deployment }) => {
  await deployment.publish(await copySiteWithChanges((_read, _write, folder) => rm(`${folder}/about.html`)));
  expect((await open(page, '/about?from=mail'))?.status()).toBe(404);
  await expectDeleted(page);
});

test('the copy of a page that now redirects is deleted at the next visit', async ({ page, deployment }) => {
  deployment.failures.redirects.set('/about', '/faq');
  await open(page, '/about?from=mail');
  await expect(page).toHaveURL(/\/faq$/);
  await expectDeleted(page);
});

test('a copy that is too old is neither listed nor shown, and is deleted', async ({ page, context }) => {
  await context.setOffline(true);
  await backdateCopy(page, '/about', maxCopyAgeDays - 1);
  await open(page);
  await expectCopy(page, maxCopyAgeDays - 1);
  await backdateCopy(page, '/about', 2);
  await open(page, '/research');
  await expect(heading(page)).toHaveText(offline.heading);
  await expect(page.locator('[data-saved-pages]')).toBeHidden();
  await open(page);
  await expectDeleted(page);
});

test('the note is accessible, covers less than a third of the screen, and is not printed', async ({ page, context }) => {
  await context.setOffline(true);
  for (const viewport of [{ width: 1440, height: 800 }, phone.viewport, { width: 320, height: 256 }]) {
    await page.setViewportSize(viewport);
    await open(page);
    await expectAccessible(page, `axe at ${viewport.width} px`, '.copy-note');
    await page.keyboard.press('Tab');
    await expect(note(page).getByRole('link')).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [footerBox, noteBox] = [await page.locator('body > footer').boundingBox(), await note(page).boundingBox()];
    expect((footerBox?.y ?? 0) + (footerBox?.height ?? 0)).toBeLessThanOrEqual(noteBox?.y ?? 0);
    expect(noteBox?.height).toBeLessThan(viewport.height / 3);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(note(page)).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(note(page)).toBeHidden();
});

test('responses of a captive portal are not saved, and saved copies stay', async ({ page, context, deployment }) => {
  const [about, gallery] = await Promise.all(
    ['/about', '/gallery'].map(async (path) => (await context.request.get(origin + path)).text()),
  );
  const findUnsavedFile = (name: RegExp) => gallery?.match(name)?.find((file) => !about?.includes(file)) ?? '';
  const unsavedFiles = [findUnsavedFile(/\/assets\/[\w.-]+\.js/g), findUnsavedFile(/\/pictures\/[\w-]+\.avif/g)];
  const fetchTypes = () =>
    page.evaluate(
      (files) => Promise.all(files.map(async (file) => (await fetch(file)).headers.get('content-type'))),
      unsavedFiles,
    );
  deployment.failures.captivePortal = true;
  expect(await fetchTypes()).toEqual(['text/html', 'text/html']);
  for (const status of [200, 404, 410] as const) {
    deployment.failures.portalStatus = status;
    expect((await open(page))?.status()).toBe(status);
    await expect(heading(page)).toHaveText('Log in');
  }
  deployment.failures.portalStatus = 200;
  deployment.failures.redirects.set('/about', '/log-in');
  await open(page);
  await expect(page).toHaveURL(/\/log-in$/);
  deployment.failures.captivePortal = false;
  expect(await fetchTypes()).toEqual(['text/javascript; charset=utf-8', 'image/avif']);
  // Gives the worker time to handle the portal's responses.
  await open(page, '/faq');
  await waitForSavedCopy(page, '/faq');
  await context.setOffline(true);
  await open(page);
  await expectCopy(page, 0);
});

test('on a full device the copies of pages stay', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await open(page, '/gallery');
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('kept-files')).keys()).length)).toBe(0);
  expect(await savedCopyDate(page, '/about')).not.toBeNull();
});
