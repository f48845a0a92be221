/** What opens over a page, on the lowest screens and as a reader may set her text: every word of it can be read (WCAG 2.2, 1.4.10 and 1.4.12). */
import type { Page } from '@playwright/test';
import { settled } from '../support/acts.ts';
import { expectAccessible } from '../support/axe.ts';
import { blocks } from '../support/content.ts';
import { wordsOutOfReach } from '../support/out-of-reach.ts';
import { spaceOutText } from '../support/plain-page.ts';
import { expect, test } from '../support/site.ts';

const pictures = blocks.flatMap((block) => block.items);

/** A window of 1280 by 1024 enlarged four times, a low one enlarged twice, phones on their side and upright, a tablet, a laptop. */
const screens = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 768, height: 256 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** What a reader may have set. */
const settings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'as it is': async () => {},
  'text spaced out': spaceOutText,
  'letters half as large again': (page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 150% !important }');
      document.adoptedStyleSheets = [sheet];
    }),
};

/** How wide a picture is drawn within the box that it has. */
const drawnWidth = (image: HTMLImageElement) =>
  Math.min(image.clientWidth, (image.clientHeight * Number(image.getAttribute('width'))) / Number(image.getAttribute('height')));

/** Whether all of the picture opened large is within its stage. */
const isWhole = (dialog: HTMLElement) => {
  const [image, stage] = ['img', '[data-lightbox-stage]'].map((part) => dialog.querySelector(part)?.getBoundingClientRect());
  if (!image || !stage) return false;
  return image.top >= stage.top && image.bottom <= stage.bottom && image.left >= stage.left && image.right <= stage.right;
};

for (const viewport of screens) {
  for (const [setting, set] of Object.entries(settings)) {
    test.describe(`at ${viewport.width} by ${viewport.height}, ${setting}`, () => {
      test.use({ viewport, reducedMotion: 'reduce' });

      test('every picture opened large is whole and wide enough, and all its words can be read', async ({ page }) => {
        await page.goto(`/gallery#${pictures[0]?.id}`);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await set(page);
        for (const { id, headline } of pictures) {
          await expect(dialog).toHaveAccessibleName(headline);
          expect(await dialog.evaluate((one) => one.scrollTop), `${id} is seen from its beginning`).toBe(0);
          await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeInViewport({ ratio: 1 });
          expect(await dialog.getByRole('img').evaluate(drawnWidth), `width of ${id}`).toBeGreaterThanOrEqual(100);
          expect(await dialog.evaluate(isWhole), `all of ${id}`).toBe(true);
          expect(await wordsOutOfReach(dialog), id).toEqual([]);
          await page.keyboard.press('ArrowRight');
        }
        await expectAccessible(page, 'axe', '[data-lightbox]');
      });

      for (const label of viewport.width < 768 ? ['Menu'] : ['Education', 'Resources']) {
        test(`every word of the menu ${label} can be read`, async ({ page }) => {
          await page.goto('/about');
          await set(page);
          await page
            .getByRole('banner')
            .getByRole('button', { name: label, exact: label === 'Menu' })
            .press('Enter');
          const panel = page.locator(label === 'Menu' ? '#mobile-menu' : `#menu-${label.toLowerCase()}`);
          await expect(panel).toBeVisible();
          await settled(page);
          expect(await wordsOutOfReach(panel)).toEqual([]);
        });
      }
    });
  }
}
