/** Google Analytics 4: absent without an ID; with one, loaded when the page is idle, with consent denied, and never against a privacy signal. */
import { globSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { startServer } from '../../tools/static-server.ts';
import { waitForObservers } from '../support/actions.ts';
import { collectBrowserErrors, dist, expect, servedTest as test } from '../support/site.ts';
import { buildWithSettings, type TemporaryBuild } from '../support/temporary-build.ts';

// One build serves all tests of this file, so they run in one worker.
test.describe.configure({ mode: 'default' });

const id = 'G-TEST1234';
const vendor = 'https://www.googletagmanager.com';
let build: TemporaryBuild;
let server: Server;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  build = await buildWithSettings({ ANALYTICS_ID: id });
  expect(build.status, build.output).toBe(0);
  const started = await startServer({ folder: build.folder, port: 0 });
  server = started.server;
  origin = new URL(started.url).origin;
});

test.afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await build?.remove();
});

/** Responds in place of the vendor. Returns the list of requested URLs, which grows with each request. */
async function mockVendor(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(`${vendor}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.vendor = "loaded";' });
  });
  return requests;
}

/** Delays the idle callbacks of a page. Returns a function that runs them. */
async function delayIdleCallbacks(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const idleCallbacks: IdleRequestCallback[] = [];
    Object.assign(window, { idleCallbacks });
    window.requestIdleCallback = (callback) => idleCallbacks.push(callback);
  });
  return () =>
    page.evaluate(() => {
      const { idleCallbacks } = window as Window & { idleCallbacks?: IdleRequestCallback[] };
      for (const callback of idleCallbacks?.splice(0) ?? []) callback({ didTimeout: false, timeRemaining: () => 10 });
    });
}

test('without an ID no file of the site mentions analytics', async () => {
  test.skip(
    site.analyticsId !== null,
    'the school has set an analytics ID: tests/pages/document.spec.ts checks it on every page',
  );
  const texts = globSync('**/*.{html,js,css,json,webmanifest,xml,txt}', { cwd: dist });
  expect(texts.length).toBeGreaterThan(40);
  const mentionsAnalytics = (file: string) =>
    /googletagmanager|google-analytics|dataLayer|analytics-id/.test(readFileSync(join(dist, file), 'utf8'));
  expect([...texts, '_headers'].filter(mentionsAnalytics)).toEqual([]);
});

test('Google’s script is requested once, when the page is idle, with consent denied first and no cookie', async ({
  page,
  context,
}) => {
  const requests = await mockVendor(context);
  const errors = collectBrowserErrors(context, origin);
  const runIdleCallbacks = await delayIdleCallbacks(page);
  await page.goto(`${origin}/about`, { waitUntil: 'load' });
  expect(requests, 'not while the page is loading').toEqual([]);
  await runIdleCallbacks();
  await expect(page.locator('html')).toHaveAttribute('data-vendor', 'loaded');
  expect(requests).toEqual([`${vendor}/gtag/js?id=${id}`]);

  const queue = await page.evaluate(() =>
    ((window as Window & { dataLayer?: IArguments[] }).dataLayer ?? []).map((entry) => ({
      kind: String(entry),
      values: [...entry],
    })),
  );
  expect(
    queue.map(({ kind }) => kind),
    'the vendor’s script reads arguments objects only',
  ).toEqual(queue.map(() => '[object Arguments]'));
  expect(queue[0]?.values).toEqual([
    'consent',
    'default',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
  ]);
  expect(queue[1]?.values[0]).toBe('js');
  expect(queue[2]?.values).toEqual([
    'config',
    id,
    expect.objectContaining({ client_storage: 'none', allow_google_signals: false }),
  ]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
  expect(errors.filter((error) => !error.startsWith(`request to another host: ${vendor}`))).toEqual([]);
});

test('a prerendered page requests nothing from Google until it is opened', async ({ page, context }) => {
  const requests = await mockVendor(context);
  const runIdleCallbacks = await delayIdleCallbacks(page);
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  await page.goto(`${origin}/about`, { waitUntil: 'load' });
  await runIdleCallbacks();
  await waitForObservers(page);
  expect(requests, 'while prerendered').toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await runIdleCallbacks();
  await expect(page.locator('html')).toHaveAttribute('data-vendor', 'loaded');
  expect(requests).toHaveLength(1);
});

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`with ${signal} nothing is requested from Google`, async ({ page, context }) => {
    const requests = await mockVendor(context);
    const runIdleCallbacks = await delayIdleCallbacks(page);
    await page.addInitScript(
      ([name, setting]) => Object.defineProperty(Navigator.prototype, name, { get: () => setting, configurable: true }),
      [property, value] as const,
    );
    await page.goto(`${origin}/about`, { waitUntil: 'load' });
    await runIdleCallbacks();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
  });
}
