/** The light on the wall of the home page: follows the pointer, stops by a button, and is off under reduced motion and Save-Data. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { skipIntro, waitForFrames } from '../support/actions.ts';
import { motionlessContexts, phone } from '../support/devices.ts';
import { openLitWall, wall, withSoftwareGl } from '../support/effects.ts';
import { expect, test } from '../support/site.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSoftwareGl(launchOptions)) });
test.beforeEach(({ page }) => skipIntro(page));

const pauseButton = (page: Page) => page.getByRole('button', { name: 'Stop the moving light' });

/** Returns a small screenshot of the wall without its text, three bytes per pixel. */
async function captureLight(page: Page): Promise<Buffer> {
  await waitForFrames(page, 8);
  const shot = await wall(page).locator('canvas').screenshot({ animations: 'disabled' });
  return sharp(shot).resize(64, 40, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** Returns the mean difference of two screenshots, from 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, level, index) => sum + Math.abs(level - (b[index] ?? 0)), 0) / a.length;
}

test.describe('with a mouse', () => {
  // Small, because the light is drawn without a graphics card.
  test.use({ viewport: { width: 800, height: 560 } });

  test('the light follows the mouse until its button stops it, and again when the button is released', { tag: '@core' }, async ({
    page,
  }) => {
    await openLitWall(page, 12);
    await page.mouse.move(120, 500);
    const before = await captureLight(page);
    await page.mouse.move(700, 150);
    await expect
      .poll(async () => difference(before, await captureLight(page)), { message: 'the light moves' })
      .toBeGreaterThan(2);
    await pauseButton(page).press('Enter');
    await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'true');
    const stopped = await captureLight(page);
    await page.mouse.move(100, 500);
    expect(difference(stopped, await captureLight(page)), 'the light is stopped').toBeLessThan(0.5);
    await pauseButton(page).press('Enter');
    await page.mouse.move(110, 490);
    await expect
      .poll(async () => difference(stopped, await captureLight(page)), { message: 'the light moves again' })
      .toBeGreaterThan(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pauseButton(page), 'stopped when reduced motion is switched on').toHaveAttribute('aria-pressed', 'true');
  });

  test('nothing is drawn while the wall is off the screen', async ({ page }) => {
    await page.addInitScript(() => {
      const draw = WebGLRenderingContext.prototype.drawArrays;
      WebGLRenderingContext.prototype.drawArrays = function (...parameters) {
        document.documentElement.dataset.drawCount = String(Number(document.documentElement.dataset.drawCount ?? 0) + 1);
        return draw.apply(this, parameters);
      };
    });
    await openLitWall(page, 12);
    const readDrawCount = () => page.evaluate(() => Number(document.documentElement.dataset.drawCount));
    expect(await readDrawCount()).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await waitForFrames(page, 20);
    const before = await readDrawCount();
    await page.mouse.move(900, 500, { steps: 8 });
    await waitForFrames(page, 20);
    expect(await readDrawCount()).toBe(before);
  });
});

for (const [condition, options] of [...motionlessContexts, ['with Save-Data', phone]] as const) {
  test.describe(condition, () => {
    test.use(options);
    test('the wall is plain, and its light is not loaded', async ({ page }) => {
      const requests: string[] = [];
      if (condition === 'with Save-Data')
        await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      page.on('request', (request) => requests.push(request.url()));
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(wall(page)).toHaveAttribute('data-light', 'off');
      await expect(pauseButton(page)).toHaveCount(0);
      expect(requests.filter((url) => /jali-light/.test(url))).toEqual([]);
    });
  });
}
