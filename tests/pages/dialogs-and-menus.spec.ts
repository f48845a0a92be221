/** Dialogs and menus on low screens and with readers' text settings: all their text is reachable (WCAG 2.2, 1.4.10 and 1.4.12). */
import type { Locator, Page } from '@playwright/test';
import { picture as pictureData } from '#model/pictures.ts';
import { waitForObservers } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { galleryBlocks } from '../support/content.ts';
import { applyTextSpacing } from '../support/page-layout.ts';
import { expect, test } from '../support/site.ts';
import { findUnreachableText } from '../support/unreachable-text.ts';

const pictures = galleryBlocks.flatMap((block) => block.items);

/** The ids of the upright and of the wide picture with the longest text. With larger text these fit last. */
const longestTexts = [true, false].map((isUpright) => {
  const sameShape = pictures.filter(({ picture }) => pictureData(picture).height > pictureData(picture).width === isUpright);
  return sameShape.reduce((longest, item) => (textLength(item) > textLength(longest) ? item : longest)).id;
});

function textLength({ headline, caption }: { headline: string; caption: string }): number {
  return headline.length + caption.length;
}

/** A window of 1280 × 1024 at 400 % zoom, phones in landscape and portrait, a tablet, a laptop. */
const screens = [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Text settings of readers. */
const textSettings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'default text': async () => {},
  'text spacing': applyTextSpacing,
  'text at 150 %': (page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 150% !important }');
      document.adoptedStyleSheets = [sheet];
    }),
};

/** Returns the width of a picture inside its box (object-fit). */
const measureWidth = (image: HTMLImageElement) =>
  Math.min(image.clientWidth, (image.clientHeight * Number(image.getAttribute('width'))) / Number(image.getAttribute('height')));

/** Returns whether the picture in the lightbox is completely inside its stage. */
const isInsideStage = (dialog: HTMLElement) => {
  const [image, stage] = ['img', '[data-lightbox-stage]'].map((selector) =>
    dialog.querySelector(selector)?.getBoundingClientRect(),
  );
  if (!image || !stage) return false;
  return image.top >= stage.top && image.bottom <= stage.bottom && image.left >= stage.left && image.right <= stage.right;
};

/** Expects that the picture `id` is complete in the lightbox, wide enough, and that all its text can be reached. */
async function expectComplete(dialog: Locator, id: string): Promise<void> {
  expect(await dialog.evaluate((element) => element.scrollTop), `${id} starts at the top`).toBe(0);
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeInViewport({ ratio: 1 });
  expect(await dialog.getByRole('img').evaluate(measureWidth), `width of ${id}`).toBeGreaterThanOrEqual(100);
  expect(await dialog.evaluate(isInsideStage), `${id} is complete`).toBe(true);
  expect(await findUnreachableText(dialog), id).toEqual([]);
}

for (const viewport of screens) {
  for (const [setting, apply] of Object.entries(textSettings)) {
    test.describe(`at ${viewport.width} by ${viewport.height}, ${setting}`, () => {
      test.use({ viewport, reducedMotion: 'reduce' });

      const isDefault = setting === 'default text';
      const measured = isDefault ? pictures.map(({ id }) => id) : longestTexts;
      test(`${isDefault ? 'every picture' : 'the longest text of each shape'} in the lightbox is complete and wide enough, and all its text is reachable`, async ({
        page,
      }) => {
        await page.goto(`/gallery#${pictures[0]?.id}`);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await apply(page);
        for (const { id, headline } of pictures) {
          await expect(dialog).toHaveAccessibleName(headline);
          if (measured.includes(id)) await expectComplete(dialog, id);
          await page.keyboard.press('ArrowRight');
        }
        await expectAccessible(page, 'axe', '[data-lightbox]');
      });

      for (const label of viewport.width < 768 ? ['Menu'] : ['Education', 'Resources']) {
        test(`all text of the menu ${label} is reachable`, async ({ page }) => {
          await page.goto('/about');
          await apply(page);
          await page
            .getByRole('banner')
            .getByRole('button', { name: label, exact: label === 'Menu' })
            .press('Enter');
          const panel = page.locator(label === 'Menu' ? '#mobile-menu' : `#menu-${label.toLowerCase()}`);
          await expect(panel).toBeVisible();
          await waitForObservers(page);
          expect(await findUnreachableText(panel)).toEqual([]);
        });
      }
    });
  }
}
