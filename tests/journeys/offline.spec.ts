/** Offline: visited pages open from copies, others show the offline page, and copies are updated and can be deleted. */
import { readdir, rename } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { pageContent } from '../support/content.ts';
import { copySiteWithChanges, deploymentTest } from '../support/deployments.ts';
import { skipWithoutOfflineCopies, waitForSavedCopy } from '../support/offline-copies.ts';
import { dist, expect, test } from '../support/site.ts';

const { offline } = pageContent;

test.use({ serviceWorkers: 'allow' });

const listHtmlFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const countWorkers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const listDatabases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test.describe('without a network', () => {
  // Of a page's pictures only the first is saved.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|\/pictures\// });
  test.beforeEach(async ({ page, context }) => {
    skipWithoutOfflineCopies();
    await page.goto('/about?utm_source=poster');
    await waitForSavedCopy(page, '/about');
    await context.setOffline(true);
  });

  test('a visited page opens from its copy, with its styles, fonts and first picture', { tag: '@core' }, async ({ page }) => {
    for (const path of ['/about', '/about?from=mail']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('font-family', /Anek/);
      const countLoadedFonts = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
      await expect.poll(countLoadedFonts).toBeGreaterThan(0);
      const picture = page.locator('main img').first();
      expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    }
  });

  test('for other pages the offline page is shown, with a list of the saved pages', { tag: '@core' }, async ({
    page,
    context,
  }) => {
    await page.goto('/research');
    await expect(heading(page)).toHaveText(offline.heading);
    expect(new URL(page.url()).pathname, 'the address is still the requested one').toBe('/research');
    const picture = page.locator('main img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThanOrEqual(400);
    await page.locator('[data-saved-pages] a', { hasText: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(heading(page)).not.toHaveText(offline.heading);
    await page.goto('/research');
    await context.setOffline(false);
    await page.getByRole('link', { name: offline.retryLabel }).press('Enter');
    await expect(heading(page)).not.toHaveText(offline.heading);
  });

  test('the link to try again stays on this host if the address begins with two slashes', async ({ page }) => {
    await page.goto(`${new URL(page.url()).origin}//evil.example/x#y`);
    await expect(page.getByRole('link', { name: offline.retryLabel })).toHaveJSProperty('href', page.url().replace('#y', ''));
  });
});

test('the worker does not handle films, and none is saved', async ({ page }) => {
  skipWithoutOfflineCopies();
  await page.goto('/about');
  await waitForSavedCopy(page, '/about');
  await page.goto('/gallery#dawn');
  const response = page.waitForResponse((candidate) => /\/films\/.*\.mp4$/.test(candidate.url()));
  // The page pauses a film that is off the screen, but only after it has been requested.
  await page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      video.play().catch(() => undefined);
    });
  expect((await response).fromServiceWorker()).toBe(false);
  const savedUrls = await page.evaluate(async () => {
    const openCaches = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(openCaches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  expect(savedUrls.length).toBeGreaterThan(5);
  expect(savedUrls.filter((url) => url.includes('/films/'))).toEqual([]);
});

test('no worker is installed with Save-Data', async ({ page, context }) => {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } });
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  // Otherwise it is installed after 5 s, when the page is idle.
  await page.waitForTimeout(7500);
  expect(requests).not.toContain('/service-worker.js');
  expect(await countWorkers(page)).toBe(0);
});

deploymentTest.describe('after a new deployment', () => {
  deploymentTest.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|another host|ERR_CONNECTION/, serviceWorkers: 'allow' });

  deploymentTest('an open page still loads its old files, and the next page the new ones', async ({ page, deployment }) => {
    skipWithoutOfflineCopies();
    await page.goto(`${deployment.origin}/about`);
    await waitForSavedCopy(page, '/about');
    const next = await copySiteWithChanges(async (read, write, folder) => {
      const [script = ''] = /\/assets\/document\.[^"]+\.js/.exec(await read('about.html')) ?? [];
      await rename(`${folder}${script}`, `${folder}/assets/document.Newer123.js`);
      for (const file of await listHtmlFiles(folder))
        await write(file, (await read(file)).replaceAll(script, '/assets/document.Newer123.js'));
    });
    await deployment.publish(next);
    const oldScriptStatus = await page.evaluate(async () => {
      const script = document.querySelector<HTMLScriptElement>('script[src*="/document."]');
      return (await fetch(script?.src ?? '')).status;
    });
    expect(oldScriptStatus, 'removed from the host, saved on the device').toBe(200);
    await page.goto(`${deployment.origin}/faq`);
    // Only the new script can open the menu on this page.
    const bar = page.getByRole('navigation').first();
    await bar.getByRole('button', { name: 'Education' }).click();
    await expect(bar.getByRole('link', { name: 'Legal Studies' })).toBeVisible();
  });

  /** Returns a copy of the built site with the opposite setting of offline copies, in pages, policy and worker. */
  const copyWithOppositeSetting = () =>
    copySiteWithChanges(
      async (read, write, folder) => {
        for (const file of await listHtmlFiles(folder)) {
          const html = (await read(file)).replace(/ data-keep-copies(="[^"]*")?/, '');
          await write(file, site.offlineCopies ? html : html.replace('<html', '<html data-keep-copies'));
        }
        const policies = [site.analyticsId && 'analytics', !site.offlineCopies && 'offline'].filter(Boolean).join(' ');
        const headers = await read('_headers');
        await write('_headers', headers.replace(/trusted-types [^;\n]+/, `trusted-types ${policies || "'none'"}`));
      },
      { offlineCopies: !site.offlineCopies },
    );

  deploymentTest(
    'switching copies off deletes all copies on the device and unregisters the worker',
    async ({ page, deployment }) => {
      // The real build is the deployment before the switch, or after it if the school has switched copies off.
      const opposite = await copyWithOppositeSetting();
      const [before, after] = site.offlineCopies ? [dist, opposite] : [opposite, dist];
      await deployment.publish(before);
      await page.goto(`${deployment.origin}/about`);
      await waitForSavedCopy(page, '/about');
      await expect.poll(() => listDatabases(page), 'the list of opened pages').not.toEqual([]);
      await deployment.publish(after);
      await page.goto(`${deployment.origin}/faq`);
      await expect.poll(() => countWorkers(page), { timeout: 20_000 }).toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      expect(await listDatabases(page), 'no list of opened pages').toEqual([]);
      await page.goto(`${deployment.origin}/about`, { waitUntil: 'networkidle' });
      expect(await countWorkers(page)).toBe(0);
    },
  );
});
