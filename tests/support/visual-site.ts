/** The test function of the visual suite: its own build, served; a clock that stands still; an intro that has been seen. */
import type { TestInfo } from '@playwright/test';
import { startServer } from '../../tools/static-server.ts';
import { skipIntro } from './acts.ts';
import { expect, servedTest } from './site.ts';
import { editedSince, holdClock, missingScreenshots, visualSite } from './visual.ts';

export { expect };

/** Says aloud why a test is left out, where there is a reason; while the looks are recorded there is none. */
function leaveOut(testInfo: TestInfo, reason: () => string | null): void {
  const why = process.env.UPDATE_VISUAL === '1' ? null : reason();
  testInfo.skip(why !== null, why ?? '');
}

/** Tests on the build with the examples; said aloud and left out where the content is another than the one that was recorded. */
export const visualTest = servedTest.extend<{ sameContent: undefined }, { served: { origin: string } }>({
  sameContent: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, testInfo) => {
      leaveOut(testInfo, editedSince);
      await use(undefined);
    },
    { auto: true },
  ],
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { server, url } = await startServer({ folder: visualSite(), port: 0 });
      await use({ origin: new URL(url).origin });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await holdClock(page);
    await skipIntro(page);
    await use(page);
  },
});

/** The same, where pictures of this browser are kept; said aloud and left out where none are. */
export const test = visualTest.extend<{ kept: undefined }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, testInfo) => {
      leaveOut(testInfo, missingScreenshots);
      await use(undefined);
    },
    { auto: true },
  ],
});
