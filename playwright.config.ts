import { defineConfig } from '@playwright/test';
import { chromiumOptions, headlessShellOptions } from './tests/support/browsers.ts';
import { browserKey, screenshotTolerance } from './tests/support/visual.ts';
import type { ServerOptions } from './tests/support/web-server.ts';
import { webServers } from './tools/web-servers/web-servers.ts';

/** The page tests that need no browser. */
const htmlOnly = ['document', 'sitemap-and-manifest'];

/**
 * The suites that need a built site: `npm run build`, then `npx playwright test journeys/menus` for one file, or `--project=journeys`. Each worker
 * serves dist/ on a free port (tests/support/site.ts).
 */
export default defineConfig<Record<never, never>, ServerOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  projects: [
    // `npm test`: the HTML of every page, and the browser tests of pages and journeys that are tagged @core.
    { name: 'html', testMatch: `pages/{${htmlOnly.join(',')}}.spec.ts` },
    { name: 'core', testMatch: '{pages,journeys}/**/*.spec.ts', grep: /@core/ },
    // `npm run test:full`: the remaining browser tests.
    {
      name: 'pages',
      testMatch: 'pages/**/*.spec.ts',
      testIgnore: `pages/{${htmlOnly.join(',')}}.spec.ts`,
      grepInvert: /@core/,
    },
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', grepInvert: /@core/ },
    // `testDir`, because a pattern in `testMatch` could also match a folder above the project.
    ...['server', 'cms', 'sign-in', 'tools'].map((name) => ({ name, testDir: `tests/${name}` })),
    // Firefox and WebKit, before a release; not part of `npm test`.
    { name: 'engines', testMatch: 'engines/**/*.spec.ts', fullyParallel: false },
    // The same tests with each web server.
    ...webServers.map(({ name }) => ({ name, testMatch: 'web-servers/**/*.spec.ts', use: { serverName: name } })),
    // The visual suite uses a separate build, without motion, and separate screenshots for each browser version.
    { name: 'visual-build', testMatch: 'visual/build.setup.ts', teardown: 'visual-end' },
    {
      name: 'visual',
      testMatch: 'visual/**/*.spec.ts',
      dependencies: ['visual-build'],
      // The screenshot of the complete examples page takes long.
      timeout: 180_000,
      use: { contextOptions: { reducedMotion: 'reduce' }, launchOptions: chromiumOptions },
    },
    { name: 'visual-end', testMatch: 'visual/build.teardown.ts' },
  ],
  snapshotPathTemplate: `{testDir}/visual/screenshots/${browserKey()}/{arg}{ext}`,
  updateSnapshots: process.env.UPDATE_VISUAL === '1' ? 'all' : 'none',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  // A browser on a busy machine sometimes stalls. `npm test` reports tests that pass only on the second attempt; the full set fails on them.
  retries: process.env.CI ? 1 : 0,
  // A machine that does other work may be several times slower.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { ...screenshotTolerance, animations: 'disabled', caret: 'hide', scale: 'device' },
  },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // A service worker's cache could serve requests that a test blocks. The worker's tests allow it (tests/journeys/offline.spec.ts).
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    // So that a failure names the action that didn't end.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: headlessShellOptions,
  },
});
