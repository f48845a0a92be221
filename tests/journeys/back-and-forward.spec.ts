/** The way from page to page: what the browser makes ready before a link is pressed (src/model/speculation-rules.ts), and what the browser keeps whole for the way back. */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { pathOf } from '#model/routes.ts';
import { openReel, runs } from '../support/films.ts';
import { pagesThere } from '../support/pages.ts';
import { expect, servedTest, test } from '../support/site.ts';

/** A browser with the back/forward cache, which Playwright switches off unless it is told not to; the protocol beneath it goes on working. */
const bfcacheTest = servedTest.extend<{ page: Page }>({
  page: async ({ launchOptions, served }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    await use(await browser.newPage({ baseURL: served.origin }));
    await browser.close();
  },
});

bfcacheTest('the browser keeps every page as it was for the way back', async ({ page, served }) => {
  bfcacheTest.setTimeout(180_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const lost: string[] = [];
  // Browsers keep no page that answered 404.
  for (const { path } of pagesThere) {
    await open(session, served.origin + path);
    await open(session, `${served.origin}/robots.txt`);
    const reasons = await goBack(session);
    if (reasons) lost.push(`${path}: ${reasons}`);
  }
  expect(lost).toEqual([]);
});

bfcacheTest('a reel that played when the page was left is stopped on the way back', async ({ page, served }) => {
  const reel = await openReel(page);
  await reel.getByRole('button', { name: /^Play the reel/ }).click();
  await runs(reel.locator('video'));
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await open(session, `${served.origin}/robots.txt`);
  expect(await goBack(session), 'the page is kept').toBeNull();
  await expect(reel.getByRole('button', { name: /^Play the reel/ })).toBeVisible();
  await expect(reel.locator('video')).toHaveCount(0);
});

async function open(session: CDPSession, url: string): Promise<void> {
  const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve));
  await session.send('Page.navigate', { url });
  await loaded;
}

/** Goes one page back. Null when the page stood there as it was left, else the browser's reasons for making it anew. */
async function goBack(session: CDPSession): Promise<string | null> {
  const answer = new Promise<string | null>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason).join(', ')),
    );
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve(null);
    });
  });
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const before = entries[currentIndex - 1];
  if (!before) throw new Error('There is no page to go back to.');
  await session.send('Page.navigateToHistoryEntry', { entryId: before.id });
  return answer;
}

/** Gives each attempt to make a page ready as it comes: `Prefetch /gallery`. */
async function attempts(page: Page): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const found: string[] = [];
  const note = ({ key }: { key: { action: string; url: string } }) => found.push(`${key.action} ${new URL(key.url).pathname}`);
  session.on('Preload.prefetchStatusUpdated', note);
  session.on('Preload.prerenderStatusUpdated', note);
  await session.send('Preload.enable');
  return found;
}

test('a pointer that rests on a link prerenders its page', async ({ page }) => {
  const found = await attempts(page);
  await page.goto('/about');
  await page
    .locator(`a[href="${pathOf('courses')}"]`)
    .filter({ visible: true })
    .first()
    .hover();
  await expect.poll(() => found).toContain('Prerender /courses');
});

test('a page with an intro is prefetched, and does not run before it is opened', async ({ page }) => {
  const found = await attempts(page);
  await page.goto('/about');
  await page.getByRole('navigation').getByRole('link', { name: 'Gallery' }).first().hover();
  await expect.poll(() => found).toContain('Prefetch /gallery');
  expect(found).not.toContain('Prerender /gallery');
});
