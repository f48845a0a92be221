/** The test function of the visual suite: its own build, served; a clock that stands still; an intro that has been seen. */
import type { TestInfo } from '@playwright/test';
import { startServer } from '../../tools/static-server.ts';
import { skipIntro } from './acts.ts';
import { editedSince, holdClock, lookedAt, missingPictures } from './looks.ts';
import { expect, servedTest } from './site.ts';

export { expect };

/** Says aloud why a test is left out, where there is a reason; while the looks are recorded there is none. */
function leaveOut(testInfo: TestInfo, reason: () => string | null): void {
  const why = process.env.LOOKS === 'record' ? null : reason();
  testInfo.skip(why !== null, why ?? '');
}

/** Tests on the build with the examples; said aloud and left out where the content is another than the one that was recorded. */
export const looksTest = servedTest.extend<{ sameContent: undefined }, { served: { origin: string } }>({
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
      const { server, url } = await startServer({ folder: lookedAt(), port: 0 });
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
export const test = looksTest.extend<{ kept: undefined }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, testInfo) => {
      leaveOut(testInfo, missingPictures);
      await use(undefined);
    },
    { auto: true },
  ],
});
