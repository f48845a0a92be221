/** Notices of maximum length on one page of each template: they cover no control. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indianDay } from '#utils/indian-day.ts';
import { copyProject } from '../../tools/project-copy.ts';
import { startServer } from '../../tools/static-server.ts';
import { freePort } from '../../tools/web-servers/server-program.ts';
import { findCoveredControls } from '../support/controls.ts';
import { fallbackPaths, templatePaths } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

test('two long notices cover no control of the first screen', async ({ browser }) => {
  test.setTimeout(480_000);
  const copy = await copyProject({ isolateCache: true });
  const today = indianDay(new Date());
  await mkdir(join(copy.folder, 'src/content/notices'), { recursive: true });
  for (const name of ['one', 'two']) {
    const text = `${`The office is closed on Monday, ${name}. `.repeat(4).slice(0, 139)}.`;
    const fields = [`text: "${text}"`, 'kind: closure', `from: ${today}`, `until: ${today}`, 'provenance: sample'];
    await writeFile(join(copy.folder, `src/content/notices/${name}.yaml`), `${fields.join('\n')}\n`);
  }
  const { status, output } = await copy.run(['tools/build.ts']);
  expect(status, output).toBe(0);
  const folder = join(copy.folder, 'dist');
  const port = await freePort();
  const { server } = await startServer({ folder, port });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (const path of templatePaths.filter((route) => !fallbackPaths.includes(route))) {
      for (const [width, height] of [
        [360, 640],
        [844, 390],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(`http://127.0.0.1:${port}${path}`);
        await expect(page.locator('[data-notices]')).toBeVisible();
        await page.locator('[data-notice-close]').first().click({ trial: true });
        const covered = await page.evaluate(findCoveredControls);
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
