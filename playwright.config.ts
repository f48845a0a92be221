import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';
import { hosts } from './scripts/hosts/hosts.ts';
import type { HostOptions } from './tests/support/hosts.ts';
import { browserKey, tolerance } from './tests/support/looks.ts';

/**
 * The suites that need a built site: `npm run build`, then `npx playwright test`, or `--project=journeys` for one of them. `npm test`
 * does it all. Each worker serves dist/ on a free port of its own (tests/support/site.ts).
 */
export default defineConfig<Record<never, never>, HostOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  projects: [
    ...['pages', 'journeys', 'server', 'desk'].map((name) => ({ name, testMatch: `${name}/**/*.spec.ts` })),
    // Firefox and WebKit, before a release: no part of `npm test`.
    { name: 'engines', testMatch: 'engines/**/*.spec.ts', fullyParallel: false },
    // The same tests against each host.
    ...hosts.map(({ name }) => ({ name: `host-${name}`, testMatch: 'hosts/**/*.spec.ts', use: { hostName: name } })),
    // The looks stand on a build of their own, on a still page; each browser has its own pictures.
    { name: 'looks-build', testMatch: 'looks/build.setup.ts', teardown: 'looks-end' },
    {
      name: 'looks',
      testMatch: 'looks/**/*.spec.ts',
      dependencies: ['looks-build'],
      // The page of examples is photographed whole.
      timeout: 180_000,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'looks-end', testMatch: 'looks/build.teardown.ts' },
  ],
  snapshotPathTemplate: `{testDir}/looks/pictures/${browserKey()}/{arg}{ext}`,
  updateSnapshots: process.env.LOOKS === 'record' ? 'all' : 'none',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A browser on a busy machine stands still now and then. What fails once only is named at the end of `npm test` as a test to be
  // steadied; a true fault fails twice, and costs its time twice.
  retries: 1,
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
