/** What a first visit takes besides the page, once workers are let in: counted where it is sent. */
import { workerPath } from '#utils/kept-copies.ts';
import { unseen } from '../../tools/bench/budgets.ts';
import { startServer } from '../../tools/static-server.ts';
import { phone } from '../support/devices.ts';
import { isKept, needsCopies } from '../support/kept-copies.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

test.use({ ...phone, serviceWorkers: 'allow' });

/** The pages that a visit may begin with: the plainest, and one without the wide face of headings. */
for (const path of ['/about', '/student-handbook']) {
  test(`${path}: the offline worker takes few bytes, and none before the page is at rest`, async ({ page }) => {
    needsCopies();
    const { server, url } = await startServer({ folder: dist, port: 0 });
    const sent: { path: string | undefined; bytes: number; at: number }[] = [];
    server.prependListener('request', (request, response) => {
      const at = Date.now();
      // What the browser has already, and is still right, is answered without a body.
      response.on('finish', () => sent.push({ path: request.url, bytes: Number(response.getHeader('content-length') ?? 0), at }));
    });
    await page.goto(new URL(path, url).href, { waitUntil: 'load' });
    const loaded = Date.now();
    await isKept(page, path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const later = sent.filter(({ at }) => at > loaded + unseen.after - 500).sort((one, other) => one.at - other.at);
    expect(later[0]?.path, 'nothing is fetched for it before').toBe(workerPath);
    expect(
      later.reduce((sum, { bytes }) => sum + bytes, 0),
      JSON.stringify(later),
    ).toBeLessThanOrEqual(unseen.bytes);
    server.closeAllConnections();
    server.close();
  });
}
