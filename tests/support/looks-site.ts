/** The test function of the visual suite: its own build, served; a clock that stands still; an intro that has been seen. */
import { startServer } from '../../tools/static-server.ts';
import { skipIntro } from './acts.ts';
import { holdClock, lookedAt, missingPictures } from './looks.ts';
import { expect, servedTest } from './site.ts';

export { expect };

/** Tests on the build with the examples. */
export const looksTest = servedTest.extend<Record<never, never>, { served: { origin: string } }>({
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
      const missing = process.env.LOOKS === 'record' ? null : missingPictures();
      testInfo.skip(missing !== null, missing ?? '');
      await use(undefined);
    },
    { auto: true },
  ],
});
