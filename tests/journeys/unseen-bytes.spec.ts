/** What a first visit takes besides the page, once workers are let in: counted where it is sent. */
import type { Browser, Page } from '@playwright/test';
import { workerPath } from '../../src/lib/kept-copies.ts';
import { unseen } from '../../tools/bench/budgets.ts';
import type { Taken } from '../../tools/bench/weigh.ts';
import { startServer } from '../../tools/static-server.ts';
import { phone } from '../support/devices.ts';
import { isKept, needsCopies } from '../support/kept-copies.ts';
import { dist, expect, test } from '../support/site.ts';

/** The pages that a visit may begin with: the plainest, and one without the wide face of headings. */
for (const path of ['/about', '/student-handbook']) {
  test(`${path}: few bytes travel unseen, and none before the page has come to rest`, async ({ browser }) => {
    needsCopies();
    test.setTimeout(120_000);
    const alone = await visit(browser, path, 'block', async (page) => page.waitForLoadState('networkidle'));
    const kept = await visit(browser, path, 'allow', async (page) => {
      await isKept(page, path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1000);
    });
    const bytes = sum(kept.taken) - sum(alone.taken);
    const beyond = kept.taken.filter(({ url }) => !alone.taken.some((one) => one.url === url));
    expect(bytes, JSON.stringify(beyond)).toBeLessThanOrEqual(unseen.bytes);
    const worker = kept.taken.find(({ url }) => url.endsWith(workerPath));
    expect(worker?.at, 'the worker came').toBeGreaterThan(kept.loaded + unseen.after - 100);
    expect(beyond[0], 'nothing is fetched for it before').toBe(worker);
  });
}

type Sent = Taken & { at: number };

const sum = (taken: readonly Taken[]) => taken.reduce((total, { bytes }) => total + bytes, 0);

/** What the server sends to a phone that was never here; `stay` says for how long it is watched, and `loaded` is when the page had loaded. */
async function visit(
  browser: Browser,
  path: string,
  serviceWorkers: 'allow' | 'block',
  stay: (page: Page) => Promise<void>,
): Promise<{ taken: Sent[]; loaded: number }> {
  const { server, url } = await startServer({ folder: dist, port: 0 });
  const taken: Sent[] = [];
  server.prependListener('request', (request, response) => {
    const at = Date.now();
    response.on('finish', () => {
      // What the browser has already, and is still right, is answered without a body; any other answer must say its length.
      const bytes = response.statusCode === 304 ? 0 : Number(response.getHeader('content-length'));
      taken.push({ url: request.url ?? '/', bytes, at });
    });
  });
  const context = await browser.newContext({ ...phone, serviceWorkers });
  try {
    const page = await context.newPage();
    await page.goto(new URL(path, url).href);
    const loaded = await page.evaluate(() => {
      const visit = performance.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming);
      return performance.timeOrigin + (visit?.loadEventEnd ?? 0);
    });
    await stay(page);
    return { taken, loaded };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
