/** Navigation between pages: prefetching and prerendering (src/model/speculation-rules.ts), and the back/forward cache. */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { pathOf } from '#model/routes.ts';
import { chromiumOptions } from '../support/browsers.ts';
import { expectPlaying, openReel } from '../support/films.ts';
import { existingPages } from '../support/pages.ts';
import { expect, servedTest, test } from '../support/site.ts';

/** A browser with the back/forward cache, which Playwright disables by default. The DevTools protocol works with it. */
const bfcacheTest = servedTest.extend<{ page: Page }>({
  page: async ({ served }, use) => {
    const browser = await chromium.launch({ ...chromiumOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    await use(await browser.newPage({ baseURL: served.origin }));
    await browser.close();
  },
});

bfcacheTest('every page is restored from the back/forward cache', async ({ page, served }) => {
  bfcacheTest.setTimeout(180_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const failures: string[] = [];
  // Browsers don't cache pages with status 404.
  for (const { path } of existingPages) {
    await open(session, served.origin + path);
    await open(session, `${served.origin}/robots.txt`);
    const reasons = await goBack(session);
    if (reasons) failures.push(`${path}: ${reasons}`);
  }
  expect(failures).toEqual([]);
});

bfcacheTest('a reel that was playing is stopped when its page is restored', async ({ page, served }) => {
  const reel = await openReel(page);
  await reel.getByRole('button', { name: /^Play the reel/ }).click();
  await expectPlaying(reel.locator('video'));
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await open(session, `${served.origin}/robots.txt`);
  expect(await goBack(session), 'the page is restored').toBeNull();
  await expect(reel.getByRole('button', { name: /^Play the reel/ })).toBeVisible();
  await expect(reel.locator('video')).toHaveCount(0);
});

async function open(session: CDPSession, url: string): Promise<void> {
  const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve));
  await session.send('Page.navigate', { url });
  await loaded;
}

/** Goes back one page. Returns null if the page was restored from the cache, otherwise the browser's reasons for reloading it. */
async function goBack(session: CDPSession): Promise<string | null> {
  const reasons = new Promise<string | null>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason).join(', ')),
    );
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve(null);
    });
  });
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const previous = entries[currentIndex - 1];
  if (!previous) throw new Error('There is no page to go back to.');
  await session.send('Page.navigateToHistoryEntry', { entryId: previous.id });
  return reasons;
}

/** Returns the list of the page's preloads, such as `Prefetch /gallery`, which grows with each preload. */
async function collectPreloads(page: Page): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const preloads: string[] = [];
  const add = ({ key }: { key: { action: string; url: string } }) => preloads.push(`${key.action} ${new URL(key.url).pathname}`);
  session.on('Preload.prefetchStatusUpdated', add);
  session.on('Preload.prerenderStatusUpdated', add);
  await session.send('Preload.enable');
  return preloads;
}

test('hovering over a link prerenders its page', async ({ page }) => {
  const preloads = await collectPreloads(page);
  await page.goto('/about');
  await page
    .locator(`a[href="${pathOf('courses')}"]`)
    .filter({ visible: true })
    .first()
    .hover();
  await expect.poll(() => preloads).toContain('Prerender /courses');
});

test('a page with an intro is prefetched, not prerendered', async ({ page }) => {
  const preloads = await collectPreloads(page);
  await page.goto('/about');
  await page.getByRole('navigation').getByRole('link', { name: 'Gallery' }).first().hover();
  await expect.poll(() => preloads).toContain('Prefetch /gallery');
  expect(preloads).not.toContain('Prerender /gallery');
});
