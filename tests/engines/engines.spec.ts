/** Tests the site in Firefox and WebKit before a release: `npm run build && npx playwright test --project=engines`. */
import { test as base, expect } from '@playwright/test';
import { builtPages } from '../../publish/pages/built-pages.ts';
import { projectPath } from '../../publish/project.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { type MonitoredSite, serveMonitored } from './monitored-site.ts';
import { sweep } from './sweep.ts';
import { startWebKit } from './webkit.ts';

const folder = projectPath('dist/');
// The 404 page is opened at an unknown path, as on a host.
const paths = (await builtPages(folder)).map(({ path }) => (path === '/404' ? '/no-such-page' : path));

for (const [name, start] of [
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const) {
  const test = base.extend<object, { engine: Engine; site: MonitoredSite }>({
    engine: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its first parameter.
      async ({}, use) => {
        const engine = await start();
        await use(engine);
        await engine.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its first parameter.
      async ({}, use) => {
        const site = await serveMonitored(folder);
        await use(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

  test.describe(name, () => {
    for (const path of paths) {
      test(`${path} shows its content without errors`, async ({ engine, site }) => {
        expect(await sweep(engine, site.url, path)).toEqual([]);
      });
    }
    for (const [title, journey] of Object.entries(journeys)) test(title, ({ engine, site }) => journey(engine, site));
  });
}
