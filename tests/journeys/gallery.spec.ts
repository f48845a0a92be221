/** The gallery's lightbox: by mouse, keyboard, touch, address and history, and without JavaScript. */
import type { Page } from '@playwright/test';
import { picture } from '#model/pictures.ts';
import { galleryBlocks } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const items = galleryBlocks.flatMap((block) => block.items);
type Item = (typeof items)[number];
const [first, second, third] = items as [Item, Item, Item];
const last = items.at(-1) ?? first;
const ratioOf = (item: Item) => picture(item.picture).width / picture(item.picture).height;
const landscape = items.find((item) => ratioOf(item) > 1) ?? first;
const portrait = items.find((item) => ratioOf(item) < 1) ?? first;

const lightbox = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: 'Next picture' | 'Previous picture' | 'Close') => page.getByRole('button', { name });
const thumbnail = (page: Page, { title }: Item) => page.getByRole('link', { name: `${title}: open the picture` });

async function expectShown(page: Page, item: Item): Promise<void> {
  await expect(lightbox(page)).toHaveAccessibleName(item.headline);
  await expect(lightbox(page)).toContainText(item.caption);
  await expect(lightbox(page)).toContainText(`${items.indexOf(item) + 1} / ${items.length}`);
  await expect(page).toHaveURL(`/gallery#${item.id}`);
  const image = lightbox(page).getByRole('img');
  await expect(image).toHaveCount(1);
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
}

async function expectClosed(page: Page, item: Item): Promise<void> {
  await expect(lightbox(page)).toBeHidden();
  await expect(thumbnail(page, item)).toBeFocused();
}

test.describe('on a wide screen', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a press opens a picture, the arrow keys step and wrap around, Escape closes it, and the focus follows', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/gallery#content');
    await thumbnail(page, first).click();
    await expectShown(page, first);
    for (const [key, shown] of [
      ['ArrowRight', second],
      ['ArrowLeft', first],
      ['ArrowLeft', last],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(page, shown);
    }
    await page.keyboard.press('Escape');
    await expectClosed(page, last);
    await expect(page).toHaveURL(/\/gallery(#content)?$/);
    await expect(thumbnail(page, last)).toBeInViewport();
  });

  test('a click beside the picture closes it; a click on the picture or its text does not', { tag: '@core' }, async ({
    page,
  }) => {
    for (const [item, width, height] of [
      [landscape, 1280, 800],
      [portrait, 1280, 800],
      [portrait, 360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/gallery#content');
      await thumbnail(page, item).click();
      await expectShown(page, item);
      await lightbox(page).getByRole('img').click();
      await lightbox(page)
        .getByText(item.caption)
        .click({ position: { x: 3, y: 3 } });
      await expectShown(page, item);
      for (const corner of [4, width - 4]) {
        await page.mouse.click(corner, 4);
        await expectClosed(page, item);
        await thumbnail(page, item).click();
        await expectShown(page, item);
      }
    }
  });

  test('an arrow key with a modifier key is not handled', async ({ page }) => {
    await page.goto(`/gallery#${second.id}`);
    await expectShown(page, second);
    for (const key of ['Shift+ArrowRight', 'Control+ArrowRight']) await page.keyboard.press(key);
    await expectShown(page, second);
  });

  test('the lightbox works with only Tab and Enter', async ({ page }) => {
    await page.goto('/gallery#content');
    await thumbnail(page, second).press('Enter');
    await expectShown(page, second);
    await button(page, 'Next picture').press('Enter');
    await expectShown(page, third);
    await button(page, 'Previous picture').press('Enter');
    await expectShown(page, second);
    await expect(page.locator('dialog:modal'), 'Tab stays in the dialog').toHaveCount(1);
    await button(page, 'Close').press('Enter');
    await expectClosed(page, second);
  });

  test('the back button closes a picture, even after stepping, and the forward button opens it again', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/about');
    await page.goto('/gallery');
    await page.keyboard.press('Shift');
    await thumbnail(page, first).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectShown(page, third);
    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery');
    await page.goForward();
    await expectShown(page, third);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('the address of a picture opens it directly, and closing it shows the gallery', async ({ page }) => {
    await page.goto(`/gallery#${last.id}`);
    await expectShown(page, last);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, first);
    await button(page, 'Close').click();
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery');
  });
});

test.describe('in a new tab', () => {
  // The browser's page for a picture uses styles that the content security policy blocks.
  test.use({ expectedErrors: /\/pictures\// });

  test('a press with the control key opens the picture', async ({ page, context }) => {
    await page.goto('/gallery#content');
    const opened = context.waitForEvent('page');
    await thumbnail(page, first).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/pictures\/.+\.avif$/);
    await expect(lightbox(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'reduce' });

  test('a swipe to the left shows the next picture, to the right the previous, and up or down neither', async ({ page }) => {
    const swipe = (from: [number, number], to: [number, number]) =>
      lightbox(page).evaluate(
        (dialog, ends) => {
          for (const [type, [clientX, clientY]] of [
            ['pointerdown', ends[0]],
            ['pointerup', ends[1]],
          ] as const) {
            const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
            dialog.dispatchEvent(new PointerEvent(type, { ...finger, clientX, clientY }));
          }
        },
        [from, to] as const,
      );
    await page.goto('/gallery#content');
    await thumbnail(page, second).tap();
    await expectShown(page, second);
    await expect(lightbox(page), 'the browser handles pinching').toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await swipe([300, 300], [180, 310]);
    await expectShown(page, third);
    await swipe([80, 300], [260, 290]);
    await expectShown(page, second);
    await swipe([200, 200], [140, 420]);
    await expectShown(page, second);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each thumbnail links to the large picture', async ({ page }) => {
    await page.goto('/gallery');
    const links = page.getByRole('link', { name: ': open the picture' });
    await expect(links).toHaveCount(items.length);
    const response = await page.request.get((await links.first().getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('image/avif');
    await expect(page.locator('[data-lightbox]')).toBeHidden();
  });
});
