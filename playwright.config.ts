import { defineConfig } from '@playwright/test';
import type { HostOptions } from './tests/support/hosts.ts';
import { browserKey, tolerance } from './tests/support/visual.ts';
import { findBrowser } from './tools/find-browser.ts';
import { hosts } from './tools/hosts/hosts.ts';

/** The tests of pages that need no browser. */
const htmlAlone = ['document', 'sitemap-and-manifest'];

/**
 * The suites that need a built site: `npm run build`, then `npx playwright test journeys/menus` for one file, or `--project=journeys`. Each worker
 * serves dist/ on a free port of its own (tests/support/site.ts).
 */
export default defineConfig<Record<never, never>, HostOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  projects: [
    // `npm test`: what stands in the HTML of every page, and of the pages and journeys in a browser those that are tagged.
    { name: 'html', testMatch: `pages/{${htmlAlone.join(',')}}.spec.ts` },
    { name: 'core', testMatch: '{pages,journeys}/**/*.spec.ts', grep: /@core/ },
    // `npm run test:full`: what is not.
    {
      name: 'pages',
      testMatch: 'pages/**/*.spec.ts',
      testIgnore: `pages/{${htmlAlone.join(',')}}.spec.ts`,
      grepInvert: /@core/,
    },
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', grepInvert: /@core/ },
    // A pattern would match the name of a folder above the project too.
    ...['server', 'cms', 'sign-in', 'tools'].map((name) => ({ name, testDir: `tests/${name}` })),
    // Firefox and WebKit, before a release: no part of `npm test`.
    { name: 'engines', testMatch: 'engines/**/*.spec.ts', fullyParallel: false },
    // The same tests against each host.
    ...hosts.map(({ name }) => ({ name: `host-${name}`, testMatch: 'hosts/**/*.spec.ts', use: { hostName: name } })),
    // The looks stand on a build of their own, on a still page; each browser has its own pictures.
    { name: 'visual-build', testMatch: 'visual/build.setup.ts', teardown: 'visual-end' },
    {
      name: 'visual',
      testMatch: 'visual/**/*.spec.ts',
      dependencies: ['visual-build'],
      // The page of examples is photographed whole.
      timeout: 180_000,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'visual-end', testMatch: 'visual/build.teardown.ts' },
  ],
  snapshotPathTemplate: `{testDir}/visual/screenshots/${browserKey()}/{arg}{ext}`,
  updateSnapshots: process.env.UPDATE_VISUAL === '1' ? 'all' : 'none',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  // A browser on a busy machine stands still now and then. What passes on its second attempt only is named by `npm test`, and fails the full set.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { ...tolerance, animations: 'disabled', caret: 'hide', scale: 'device' },
  },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // What a test holds back must not come from a worker's store; the tests of the worker let it in (tests/journeys/offline.spec.ts).
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...findBrowserOption(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing outside this machine can be reached, whatever a page asks for.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});

/** The installed browser; none leaves Playwright to say that it has none. */
function findBrowserOption(): { executablePath?: string } {
  const executablePath = findBrowser();
  return executablePath ? { executablePath } : {};
}
