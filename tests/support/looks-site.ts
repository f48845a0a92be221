/** The test function of the visual suite: its own build, served; a clock that stands still; an intro that has been seen. */
import { startServer } from '../../tools/static-server.ts';
import { skipIntro } from './acts.ts';
import { editedSince, holdClock, lookedAt, missingPictures } from './looks.ts';
import { expect, servedTest } from './site.ts';

export { expect };

const recording = process.env.LOOKS === 'record';

/** Tests on the build with the examples; said aloud and left out where the content is another than the one that was recorded. */
export const looksTest = servedTest.extend<{ sameContent: undefined }, { served: { origin: string } }>({
  sameContent: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, testInfo) => {
      const edited = recording ? null : editedSince();
      testInfo.skip(edited !== null, edited ?? '');
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
      const missing = recording ? null : missingPictures();
      testInfo.skip(missing !== null, missing ?? '');
      await use(undefined);
    },
    { auto: true },
  ],
});
