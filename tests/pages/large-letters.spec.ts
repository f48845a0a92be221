/** Every page where a reader has told the browser to begin with letters twice as large. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { fontsHere } from '../support/acts.ts';
import { pages } from '../support/pages.ts';
import { expect, servedTest } from '../support/site.ts';

const letters = 32;

const test = servedTest.extend<Record<never, never>, { largeLetters: Browser }>({
  largeLetters: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
      const browser = await chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

const wider = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const { path } of pages) {
  test(`${path} is not wider than a phone or a laptop, and the way to the menu is in reach`, async ({ largeLetters, served }) => {
    const context = await largeLetters.newContext({ baseURL: served.origin, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(path);
    await fontsHere(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`);
    for (const width of [360, 412, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      expect.soft(await wider(page), `pixels beyond ${width}`).toBeLessThanOrEqual(0);
      const banner = page.getByRole('banner');
      await expect.soft(banner.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      const [name, menu] = [
        await banner.getByRole('link').first().boundingBox(),
        await banner.getByRole('button').last().boundingBox(),
      ];
      expect.soft((name?.x ?? 0) + (name?.width ?? 0), 'the name ends before the button').toBeLessThanOrEqual(menu?.x ?? 0);
    }
    await context.close();
  });
}
