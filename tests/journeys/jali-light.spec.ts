/** The light on the wall of the home page: led by the pointer, held still by a button, and absent where nothing should move. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { frames, skipIntro } from '../support/acts.ts';
import { circumstancesWithoutMotion, phone } from '../support/devices.ts';
import { seeWall, wall, withSoftwareGl } from '../support/moving-parts.ts';
import { expect, test } from '../support/site.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSoftwareGl(launchOptions)) });
test.beforeEach(({ page }) => skipIntro(page));

const holdOf = (page: Page) => page.getByRole('button', { name: 'Hold the light still' });

/** The wall as it is painted, small and without its words: three bytes a pixel. */
async function light(page: Page): Promise<Buffer> {
  await frames(page, 8);
  const shot = await wall(page).locator('canvas').screenshot({ animations: 'disabled' });
  return sharp(shot).resize(64, 40, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** The mean difference of two such pictures, in levels of 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, level, index) => sum + Math.abs(level - (other[index] ?? 0)), 0) / one.length;
}

test.describe('with a mouse', () => {
  // Small, since a processor draws what a graphics card would.
  test.use({ viewport: { width: 800, height: 560 } });

  test('noon and night each have a light of their own, and a note says the time', async ({ page }) => {
    await seeWall(page, 12);
    await expect(wall(page).locator('[data-light-note]')).toContainText('sun stands at 12:00 pm');
    const noon = await light(page);
    expect(Math.max(...noon) - Math.min(...noon), 'light and shade').toBeGreaterThan(20);
    await seeWall(page, 22);
    await expect(wall(page).locator('[data-light-note]')).toContainText('moon stands at 10:00 pm');
    expect(difference(noon, await light(page))).toBeGreaterThan(6);
  });

  test('the light follows the mouse until its button holds it still, and again when it is let go', { tag: '@core' }, async ({
    page,
  }) => {
    await seeWall(page, 12);
    await page.mouse.move(120, 500);
    const before = await light(page);
    await page.mouse.move(700, 150);
    await expect.poll(async () => difference(before, await light(page)), { message: 'it moves' }).toBeGreaterThan(2);
    await holdOf(page).press('Enter');
    await expect(holdOf(page)).toHaveAttribute('aria-pressed', 'true');
    const held = await light(page);
    await page.mouse.move(100, 500);
    expect(difference(held, await light(page)), 'held still').toBeLessThan(0.5);
    await holdOf(page).press('Enter');
    await page.mouse.move(110, 490);
    await expect.poll(async () => difference(held, await light(page)), { message: 'let go' }).toBeGreaterThan(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(holdOf(page), 'held for who begins to want less motion').toHaveAttribute('aria-pressed', 'true');
  });

  test('nothing is drawn while the wall is out of sight', async ({ page }) => {
    await page.addInitScript(() => {
      const draw = WebGLRenderingContext.prototype.drawArrays;
      WebGLRenderingContext.prototype.drawArrays = function (...sent) {
        document.documentElement.dataset.drawn = String(Number(document.documentElement.dataset.drawn ?? 0) + 1);
        return draw.apply(this, sent);
      };
    });
    await seeWall(page, 12);
    const drawn = () => page.evaluate(() => Number(document.documentElement.dataset.drawn));
    expect(await drawn()).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await frames(page, 20);
    const before = await drawn();
    await page.mouse.move(900, 500, { steps: 8 });
    await frames(page, 20);
    expect(await drawn()).toBe(before);
  });
});

for (const [what, options] of [...circumstancesWithoutMotion, ['where data are saved', phone]] as const) {
  test.describe(what, () => {
    test.use(options);
    test('the wall is plain, and its light is not loaded', async ({ page }) => {
      const asked: string[] = [];
      if (what === 'where data are saved')
        await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(wall(page)).toHaveAttribute('data-light', 'off');
      await expect(holdOf(page)).toHaveCount(0);
      expect(asked.filter((url) => /jali-light/.test(url))).toEqual([]);
    });
  });
}
