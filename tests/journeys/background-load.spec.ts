/** Bytes that a first visit loads after the page, for the service worker. Counted by the server. */
import { workerPath } from '#utils/offline-copies.ts';
import { backgroundLoad } from '../../tools/bench/budgets.ts';
import { startServer } from '../../tools/static-server.ts';
import { phone } from '../support/devices.ts';
import { skipWithoutOfflineCopies, waitForSavedCopy } from '../support/offline-copies.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

test.use({ ...phone, serviceWorkers: 'allow' });

/** The simplest page, and one without the expanded font of headings. */
for (const path of ['/about', '/student-handbook']) {
  test(`${path}: the service worker stays within its budget, and loads nothing before the page is idle`, async ({ page }) => {
    skipWithoutOfflineCopies();
    const { server, url } = await startServer({ folder: dist, port: 0 });
    const responses: { path: string | undefined; bytes: number; time: number }[] = [];
    server.prependListener('request', (request, response) => {
      const time = Date.now();
      // Responses with status 304 have no body.
      response.on('finish', () =>
        responses.push({ path: request.url, bytes: Number(response.getHeader('content-length') ?? 0), time }),
      );
    });
    await page.goto(new URL(path, url).href, { waitUntil: 'load' });
    const loadTime = Date.now();
    await waitForSavedCopy(page, path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const workerResponses = responses
      .filter(({ time }) => time > loadTime + backgroundLoad.delay - 500)
      .sort((a, b) => a.time - b.time);
    expect(workerResponses[0]?.path, 'the worker is the first file that loads after the page').toBe(workerPath);
    expect(
      workerResponses.reduce((sum, { bytes }) => sum + bytes, 0),
      JSON.stringify(workerResponses),
    ).toBeLessThanOrEqual(backgroundLoad.bytes);
    server.closeAllConnections();
    server.close();
  });
}
