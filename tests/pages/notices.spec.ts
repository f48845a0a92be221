/** Notices of the office's, as long as they may be, on every page: they cover nothing that can be pressed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indianDay } from '#utils/dates.ts';
import { freePort } from '../../tools/hosts/programs.ts';
import { copySite } from '../../tools/site-copy.ts';
import { startServer } from '../../tools/static-server.ts';
import { oneOfEachKind } from '../support/page-kinds.ts';
import { helpPaths, pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

test('two long notices leave every control of the first screen free', async ({ browser }) => {
  test.setTimeout(240_000);
  const copy = await copySite({ ownCache: true });
  const today = indianDay(new Date());
  await mkdir(join(copy.folder, 'src/content/notices'), { recursive: true });
  for (const name of ['one', 'two']) {
    const text = `${`The office is closed on Monday, ${name}. `.repeat(4).slice(0, 139)}.`;
    const fields = [`text: "${text}"`, 'kind: closure', `from: ${today}`, `until: ${today}`, 'provenance: sample'];
    await writeFile(join(copy.folder, `src/content/notices/${name}.yaml`), `${fields.join('\n')}\n`);
  }
  const { status, said } = await copy.run(['tools/build.ts']);
  expect(status, said).toBe(0);
  const folder = join(copy.folder, 'dist');
  const port = await freePort();
  const { server } = await startServer({ folder, port });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (const { path } of oneOfEachKind(pages).filter((one) => !helpPaths.includes(one.path))) {
      for (const [width, height] of [
        [360, 640],
        [844, 390],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(`http://127.0.0.1:${port}${path}`);
        await expect(page.locator('[data-notices]')).toBeVisible();
        await page.locator('[data-notice-close]').first().click({ trial: true });
        const covered = await page.evaluate(coveredByNotices);
        expect.soft(covered, `${path} at ${width}x${height}`).toEqual([]);
      }
    }
    await page.close();
  } finally {
    server.closeAllConnections();
    server.close();
    await copy.remove();
  }
});

/** The links and buttons whose middle lies beneath the notices. It runs in the page. */
function coveredByNotices(): string[] {
  const notices = document.querySelector('[data-notices]');
  return [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary)')]
    .filter((control) => control.checkVisibility({ contentVisibilityAuto: true }))
    .filter((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return notices?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .map((control) => control.outerHTML.slice(0, 100));
}
