/** Without a network: what was seen opens again, what was not says so, and nothing stays stale or can't be taken back. */
import { readdir, rename } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { pageWords } from '../support/content.ts';
import { changedSite, publishedTest } from '../support/deployments.ts';
import { isKept, needsCopies } from '../support/kept-copies.ts';
import { dist, expect, test } from '../support/site.ts';

const { offline } = pageWords;

test.use({ serviceWorkers: 'allow' });

const htmlIn = async (folder: string) => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const registrations = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test.describe('without a network', () => {
  test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED/ });
  test.beforeEach(async ({ page, context }) => {
    needsCopies();
    await page.goto('/about?utm_source=poster');
    await isKept(page, '/about');
    await context.setOffline(true);
  });

  test('a page seen once opens again, with its styles, fonts and first picture', { tag: '@core' }, async ({ page }) => {
    for (const path of ['/about', '/about?from=mail']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('font-family', /Anek/);
      const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
      await expect.poll(loaded).toBeGreaterThan(0);
      const picture = page.locator('main img').first();
      expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    }
  });

  test('a page that was not seen says so, and lists what is there', { tag: '@core' }, async ({ page, context }) => {
    await page.goto('/research');
    await expect(heading(page)).toHaveText(offline.heading);
    expect(new URL(page.url()).pathname, 'the address stays, so that trying again is enough').toBe('/research');
    const picture = page.locator('main img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThanOrEqual(400);
    await page.locator('[data-kept-pages] a', { hasText: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(heading(page)).not.toHaveText(offline.heading);
    await page.goto('/research');
    await context.setOffline(false);
    await page.getByRole('link', { name: offline.again }).press('Enter');
    await expect(heading(page)).not.toHaveText(offline.heading);
  });

  test('an address that begins with two slashes leads to no other host', async ({ page }) => {
    await page.goto(`${new URL(page.url()).origin}//evil.example/x#y`);
    await expect(page.getByRole('link', { name: offline.again })).toHaveJSProperty('href', page.url().replace('#y', ''));
  });
});

test('films go past the worker, and none is stored', async ({ page }) => {
  needsCopies();
  await page.goto('/about');
  await isKept(page, '/about');
  await page.goto('/gallery#dawn');
  const response = page.waitForResponse((one) => one.url().includes('/films/') && one.url().endsWith('.mp4'));
  // The page stops a film that is out of sight, which then has been asked for all the same.
  await page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      video.play().catch(() => undefined);
    });
  expect((await response).fromServiceWorker()).toBe(false);
  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
  });
  expect(stored.length).toBeGreaterThan(5);
  expect(stored.filter((url) => url.includes('/films/'))).toEqual([]);
});

test('no worker comes where a visitor saves data', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } });
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  // Elsewhere it comes after 5 s and an idle moment.
  await page.waitForTimeout(7500);
  expect(asked).not.toContain('/service-worker.js');
  expect(await registrations(page)).toBe(0);
});

publishedTest.describe('when the site is published anew', () => {
  publishedTest.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED|another host|ERR_CONNECTION/, serviceWorkers: 'allow' });

  publishedTest('an open page still finds its files, and the next page its new ones', async ({ page, published }) => {
    needsCopies();
    await page.goto(`${published.origin}/about`);
    await isKept(page, '/about');
    const next = await changedSite(async (read, write, folder) => {
      const [script = ''] = /\/assets\/document\.[^"]+\.js/.exec(await read('about.html')) ?? [];
      await rename(`${folder}${script}`, `${folder}/assets/document.Newer123.js`);
      for (const file of await htmlIn(folder))
        await write(file, (await read(file)).replaceAll(script, '/assets/document.Newer123.js'));
    });
    await published.publish(next);
    const old = await page.evaluate(async () => {
      const script = document.querySelector<HTMLScriptElement>('script[src*="/document."]');
      return (await fetch(script?.src ?? '')).status;
    });
    expect(old, 'gone from the host, on the device').toBe(200);
    await page.goto(`${published.origin}/faq`);
    // Only the new script can open the menu there.
    const bar = page.getByRole('navigation').first();
    await bar.getByRole('button', { name: 'Education' }).click();
    await expect(bar.getByRole('link', { name: 'Legal Studies' })).toBeVisible();
  });

  /** The built site with its copies switched the other way: pages, policy and worker. */
  const switched = () =>
    changedSite(
      async (read, write, folder) => {
        for (const file of await htmlIn(folder)) {
          const plain = (await read(file)).replace(/ data-keep-copies(="[^"]*")?/, '');
          await write(file, site.offlineCopies ? plain : plain.replace('<html', '<html data-keep-copies'));
        }
        const policies = [site.analyticsId && 'analytics', !site.offlineCopies && 'offline'].filter(Boolean).join(' ');
        const headers = await read('_headers');
        await write('_headers', headers.replace(/trusted-types [^;\n]+/, `trusted-types ${policies || "'none'"}`));
      },
      { copies: !site.offlineCopies },
    );

  publishedTest(
    'switching copies off takes every copy back from the devices, and the worker with them',
    async ({ page, published }) => {
      // The real build is the one before the switch, or where the school has thrown it the one after.
      const other = await switched();
      const [before, after] = site.offlineCopies ? [dist, other] : [other, dist];
      await published.publish(before);
      await page.goto(`${published.origin}/about`);
      await isKept(page, '/about');
      await expect.poll(() => databases(page), 'the list of what was opened').not.toEqual([]);
      await published.publish(after);
      await page.goto(`${published.origin}/faq`);
      await expect.poll(() => registrations(page), { timeout: 20_000 }).toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      expect(await databases(page), 'nothing tells what was opened').toEqual([]);
      await page.goto(`${published.origin}/about`, { waitUntil: 'networkidle' });
      expect(await registrations(page)).toBe(0);
    },
  );
});
