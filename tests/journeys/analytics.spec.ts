/** Google Analytics 4: nothing of it without an ID; with one, only when the page is idle, consent denied, and never against the visitor. */
import { globSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { startServer } from '../../tools/static-server.ts';
import { settled } from '../support/acts.ts';
import { buildOtherwise, type OtherBuild } from '../support/build.ts';
import { dist, expect, servedTest as test, watch } from '../support/site.ts';

// One build serves all tests of this file, so they run in one worker.
test.describe.configure({ mode: 'default' });

const id = 'G-TEST1234';
const vendor = 'https://www.googletagmanager.com';
let build: OtherBuild;
let server: Server;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  build = await buildOtherwise({ ANALYTICS_ID: id });
  expect(build.status, build.said).toBe(0);
  const started = await startServer({ folder: build.folder, port: 0 });
  server = started.server;
  origin = new URL(started.url).origin;
});

test.afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await build?.remove();
});

/** Stands in for the vendor, and gives what it was asked. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${vendor}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.vendor = "arrived";' });
  });
  return asked;
}

/** Holds back what a page would do when idle, until it is told to. */
async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    Object.assign(window, { heldIdle: held });
    window.requestIdleCallback = (callback) => held.push(callback);
  });
  return () =>
    page.evaluate(() => {
      const { heldIdle } = window as unknown as { heldIdle: IdleRequestCallback[] };
      for (const callback of heldIdle.splice(0)) callback({ didTimeout: false, timeRemaining: () => 10 });
    });
}

test('without an ID no file of the site mentions analytics', async () => {
  test.skip(
    site.analyticsId !== null,
    'the school has set an analytics ID: tests/pages/document.spec.ts looks for it on every page',
  );
  const texts = globSync('**/*.{html,js,css,json,webmanifest,xml,txt}', { cwd: dist });
  expect(texts.length).toBeGreaterThan(40);
  const says = (file: string) =>
    /googletagmanager|google-analytics|dataLayer|analytics-id/.test(readFileSync(join(dist, file), 'utf8'));
  expect([...texts, '_headers'].filter(says)).toEqual([]);
});

test('Google is asked once, when the page is idle, with consent denied first and no cookie', async ({ page, context }) => {
  const asked = await standIn(context);
  const faults = watch(context, origin);
  const idle = await holdIdle(page);
  await page.goto(`${origin}/about`, { waitUntil: 'load' });
  expect(asked, 'not while the page is loading').toEqual([]);
  await idle();
  await expect(page.locator('html')).toHaveAttribute('data-vendor', 'arrived');
  expect(asked).toEqual([`${vendor}/gtag/js?id=${id}`]);

  const queue = await page.evaluate(() =>
    (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((entry) => ({ kind: String(entry), values: [...entry] })),
  );
  expect(
    queue.map(({ kind }) => kind),
    'as the vendor reads them',
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
  expect(faults.filter((fault) => !fault.startsWith(`request to another host: ${vendor}`))).toEqual([]);
});

test('a prerendered page asks Google for nothing until it is opened', async ({ page, context }) => {
  const asked = await standIn(context);
  const idle = await holdIdle(page);
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  await page.goto(`${origin}/about`, { waitUntil: 'load' });
  await idle();
  await settled(page);
  expect(asked, 'unseen').toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await idle();
  await expect(page.locator('html')).toHaveAttribute('data-vendor', 'arrived');
  expect(asked).toHaveLength(1);
});

for (const [what, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`under ${what} Google is never asked`, async ({ page, context }) => {
    const asked = await standIn(context);
    const idle = await holdIdle(page);
    await page.addInitScript(
      ([name, says]) => Object.defineProperty(Navigator.prototype, name, { get: () => says, configurable: true }),
      [property, value] as const,
    );
    await page.goto(`${origin}/about`, { waitUntil: 'load' });
    await idle();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
  });
}
