import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';

/**
 * The suites that need a built site: `npm run build`, then `npx playwright test`, or `--project=journeys` for one of them. `npm test`
 * does it all. Each worker serves dist/ on a free port of its own (tests/support/site.ts).
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  projects: ['pages', 'journeys', 'server'].map((name) => ({ name, testMatch: `${name}/**/*.spec.ts` })),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
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
