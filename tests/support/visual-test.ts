/** The test functions of the visual suite: a server for its build, a fixed clock, and the intro marked as seen. */
import type { TestInfo } from '@playwright/test';
import { startServer } from '../../tools/static-server.ts';
import { skipIntro } from './actions.ts';
import { expect, servedTest } from './site.ts';
import { editedContentReason, freezeClock, missingScreenshotsReason, readBuildPath } from './visual.ts';

export { expect };

/** Skips a test if `findReason` returns a reason, except while screenshots are being updated. */
function skipIfReason(testInfo: TestInfo, findReason: () => string | null): void {
  const reason = process.env.UPDATE_VISUAL === '1' ? null : findReason();
  testInfo.skip(reason !== null, reason ?? '');
}

/** Tests on the build with the examples page. They are skipped if the content has changed since the screenshots were taken. */
export const visualTest = servedTest.extend<{ unchangedContent: undefined }, { served: { origin: string } }>({
  unchangedContent: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, testInfo) => {
      skipIfReason(testInfo, editedContentReason);
      await use(undefined);
    },
    { auto: true },
  ],
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { server, url } = await startServer({ folder: readBuildPath(), port: 0 });
      await use({ origin: new URL(url).origin });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await freezeClock(page);
    await skipIntro(page);
    await use(page);
  },
});

/** visualTest that is also skipped if there are no screenshots for this browser. */
export const test = visualTest.extend<{ existingScreenshots: undefined }>({
  existingScreenshots: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, testInfo) => {
      skipIfReason(testInfo, missingScreenshotsReason);
      await use(undefined);
    },
    { auto: true },
  ],
});
