/** The gallery's pictures, large: by mouse, keyboard, touch, address and history, and without script. */
import type { Locator, Page } from '@playwright/test';
import { picture } from '#model/pictures.ts';
import { keysTaken, scrollThrough } from '../support/acts.ts';
import { blocks, pageWords } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const items = blocks.flatMap((block) => block.items);
const [first, second, third] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0]];
const last = items.at(-1) ?? first;

const ratioOf = (item: (typeof items)[0]) => picture(item.picture).width / picture(item.picture).height;
const landscape = items.find((item) => ratioOf(item) > 1) ?? first;
const portrait = items.find((item) => ratioOf(item) < 1) ?? first;

const lightbox = (page: Page) => page.getByRole('dialog');
const thumbnail = (page: Page, { title }: { title: string }) => page.getByRole('link', { name: `${title}: open the picture` });

/** How wide the file is that an image shows; undefined while it shows none. */
const widthOf = (image: Locator) =>
  image.evaluate((img: HTMLImageElement) => /-(\d+)-[0-9a-f]+\.avif$/.exec(img.currentSrc)?.[1]);

/** Points on what the dialog shows, and points on its ground: around the drawn picture, between it and the words, at the edges. */
function pointsOf(dialog: Locator): Promise<{ kept: [number, number][]; ground: [number, number][] }> {
  return dialog.evaluate((element) => {
    const image = element.querySelector('img') as HTMLImageElement;
    const box = image.getBoundingClientRect();
    const ratio = image.naturalWidth / image.naturalHeight;
    const [width, height] = [Math.min(box.width, box.height * ratio), Math.min(box.height, box.width / ratio)];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const picture = new DOMRect(x - width / 2, y - height / 2, width, height);
    const shown = [
      picture,
      ...[...element.querySelectorAll('[aria-live] > *, button')].map((one) => one.getBoundingClientRect()),
    ];
    const isClear = ([px, py]: [number, number]) =>
      shown.every(({ left, right, top, bottom }) => px < left - 9 || px > right + 9 || py < top - 9 || py > bottom + 9);
    const isOnScreen = ([px, py]: [number, number]) => px > 2 && py > 2 && px < innerWidth - 2 && py < innerHeight - 2;
    const around: [number, number][] = [
      [picture.left - 12, y],
      [picture.right + 12, y],
      [x, picture.top - 12],
      [x, picture.bottom + 12],
      [4, 4],
      [innerWidth - 4, 4],
      [4, innerHeight - 4],
      [innerWidth - 4, innerHeight - 4],
      [innerWidth - 40, innerHeight * 0.8],
      [innerWidth / 2, innerHeight - 30],
    ];
    const words = element.querySelector('#lightbox-caption')?.getBoundingClientRect() as DOMRect;
    const kept: [number, number][] = [
      [picture.left + 3, picture.top + 3],
      [picture.right - 3, picture.bottom - 3],
      [x, y],
      [words.left + 3, words.top + 3],
      [words.left + 3, words.top - 2],
    ];
    return { kept, ground: around.filter((point) => isOnScreen(point) && isClear(point)) };
  });
}

async function expectShown(page: Page, item: (typeof items)[0]): Promise<void> {
  await expect(lightbox(page)).toBeVisible();
  await expect(lightbox(page)).toHaveAccessibleName(item.headline);
  await expect(lightbox(page)).toContainText(item.caption);
  await expect(lightbox(page)).toContainText(`${items.indexOf(item) + 1} / ${items.length}`);
  await expect(page).toHaveURL(`/gallery#${item.id}`);
  const image = lightbox(page).getByRole('img');
  await expect(image).toHaveCount(1);
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
}

test.describe('on a wide screen', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a press opens a picture, arrows lead on and round, Escape closes: the focus follows', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/gallery#content');
    await thumbnail(page, first).click();
    await expectShown(page, first);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, second);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, last);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL(/\/gallery(#content)?$/);
    await expect(thumbnail(page, last)).toBeFocused();
    await expect(thumbnail(page, last)).toBeInViewport();
  });

  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [360, 740],
  ] as const) {
    test(`at ${width} px a click on the ground closes it, one on the picture, the words or a button does not`, {
      tag: width === 1280 ? '@core' : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const item of [landscape, portrait]) {
        await page.goto('/gallery#content');
        await thumbnail(page, item).click();
        await expectShown(page, item);
        const { kept, ground } = await pointsOf(lightbox(page));
        for (const [x, y] of kept) await page.mouse.click(x, y);
        await expectShown(page, item);
        expect(ground.length, 'places beside the picture').toBeGreaterThan(4);
        for (const [x, y] of ground) {
          await page.mouse.click(x, y);
          await expect(lightbox(page), `${x}, ${y}`).toBeHidden();
          await expect(thumbnail(page, item)).toBeFocused();
          await thumbnail(page, item).click();
          await expectShown(page, item);
        }
      }
    });
  }

  test('who selects words of the caption beyond its end stays', async ({ page }) => {
    await page.goto(`/gallery#${first.id}`);
    await expectShown(page, first);
    const caption = await lightbox(page).getByText(first.caption).boundingBox();
    await page.mouse.move((caption?.x ?? 0) + 5, (caption?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move((caption?.x ?? 0) + 100, (caption?.y ?? 0) + 300);
    await page.mouse.up();
    await expectShown(page, first);
  });

  test('an arrow with a key held down that makes it the browser’s leads nowhere and is left to the browser', async ({ page }) => {
    await page.goto(`/gallery#${second.id}`);
    await expectShown(page, second);
    const taken = await keysTaken(page, ['Shift+ArrowRight', 'Control+ArrowRight', 'Meta+ArrowLeft', 'Alt+ArrowRight']);
    expect(taken).toEqual([]);
    await expectShown(page, second);
    expect(await keysTaken(page, ['ArrowRight'])).toEqual(['ArrowRight']);
    await expectShown(page, third);
  });

  test('its buttons do the same, and all of it can be worked with Tab and Enter alone', async ({ page }) => {
    await page.goto('/gallery#content');
    await thumbnail(page, second).focus();
    await page.keyboard.press('Enter');
    await expectShown(page, second);
    await page.getByRole('button', { name: 'Next picture' }).focus();
    await page.keyboard.press('Enter');
    await expectShown(page, third);
    await page.getByRole('button', { name: 'Previous picture' }).press('Enter');
    await expectShown(page, second);
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement?.closest('dialog') === null && document.activeElement !== document.body,
      );
      expect(outside, 'Tab stays within the dialog').toBe(false);
    }
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(lightbox(page)).toBeHidden();
    await expect(thumbnail(page, second)).toBeFocused();
  });

  test('the back button closes it however far one went, the forward button opens it', {
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

  test('the address of a picture opens it directly, and closing it leaves the gallery', async ({ page }) => {
    await page.goto(`/gallery#${last.id}`);
    await expectShown(page, last);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, first);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageWords.gallery.heading);
  });

  test('the next picture is fetched ahead, as large as the one that is shown', async ({ page }) => {
    // Two of one shape, which are shown alike large.
    await page.goto('/gallery#noon-three-floors');
    await expect(lightbox(page)).toBeVisible();
    const shown = lightbox(page).getByRole('img');
    await expect.poll(() => widthOf(shown)).toBeTruthy();
    const width = await widthOf(shown);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)))
      .toContainEqual(expect.stringContaining(`/pictures/gallery-noon-swapped-sides-${width}-`));
  });
});

test.describe('in a tab of its own', () => {
  // The browser's own page around a picture uses styles that the policy refuses.
  test.use({ expectedFaults: /\/pictures\// });

  test('a press with the control key is left to the browser', async ({ page, context }) => {
    await page.goto('/gallery#content');
    const opened = context.waitForEvent('page');
    await thumbnail(page, first).click({ modifiers: ['ControlOrMeta'] });
    expect((await opened).url()).toMatch(/\/pictures\/.+\.avif$/);
    await expect(lightbox(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'reduce' });

  const stroke = (page: Page, from: [number, number], to: [number, number]) =>
    lightbox(page).evaluate(
      (dialog, [start, end]) => {
        const at = ([clientX, clientY]: [number, number]) => ({
          pointerId: 7,
          pointerType: 'touch',
          isPrimary: true,
          clientX,
          clientY,
          bubbles: true,
        });
        dialog.dispatchEvent(new PointerEvent('pointerdown', at(start)));
        dialog.dispatchEvent(new PointerEvent('pointerup', at(end)));
      },
      [from, to] as const,
    );

  test('a stroke to the left leads on, to the right back; one that goes up and down does neither', async ({ page }) => {
    await page.goto('/gallery#content');
    await thumbnail(page, second).tap();
    await expectShown(page, second);
    await expect(lightbox(page), 'pinching is left to the browser').toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await stroke(page, [300, 300], [180, 310]);
    await expectShown(page, third);
    await stroke(page, [80, 300], [260, 290]);
    await expectShown(page, second);
    await stroke(page, [200, 200], [140, 420]);
    await expectShown(page, second);
  });

  test('picture, words and buttons fit on the screen', async ({ page }) => {
    await page.goto(`/gallery#${first.id}`);
    await expectShown(page, first);
    for (const name of ['Previous picture', 'Next picture', 'Close']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(lightbox(page).getByText(first.caption)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each thumbnail leads to the large picture', async ({ page }) => {
    await page.goto('/gallery');
    const links = page.getByRole('link', { name: ': open the picture' });
    await expect(links).toHaveCount(27);
    const address = await links.first().getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect(answer.headers()['content-type']).toBe('image/avif');
    await expect(page.locator('[data-lightbox]')).toBeHidden();
  });
});

test('each thumbnail is fetched at about the width that it is shown at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/gallery#content');
  await scrollThrough(page);
  const widths = await page
    .locator('[data-gallery-item] img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ naturalWidth, width, alt }) => ({ alt, asked: naturalWidth, shown: width })),
    );
  expect(widths).toHaveLength(27);
  // a picture with several files gives as its natural width what its `sizes` come to
  const wrong = widths.filter(({ asked, shown }) => asked < shown * 0.93 || asked > shown * 1.15);
  expect(wrong).toEqual([]);
});
