/** The frosted pane over the film: clears around the pointer, drifts, and has buttons that stop the drifting and clear the pane. */
import type { Page } from '@playwright/test';
import { waitForFrames } from '../support/actions.ts';
import { motionlessContexts } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const stage = (page: Page) => page.locator('[data-acrylic]');
const pane = (page: Page) => page.locator('[data-acrylic-pane]');
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Returns the centre and the radius of the clear spot, in pixels of the pane. */
const measureClearSpot = (page: Page) =>
  pane(page).evaluate((element) => {
    const value = (name: string) => Number.parseFloat((element as HTMLElement).style.getPropertyValue(name)) || 0;
    return { x: value('--x'), y: value('--y'), radius: value('--r') };
  });

test.beforeEach(async ({ page }) => void (await page.goto('/about-acrylic')));

test('the clear spot drifts without input, and a button stops it, by mouse and by keyboard', async ({ page }) => {
  const start = await measureClearSpot(page);
  await expect.poll(async () => Math.abs((await measureClearSpot(page)).x - start.x)).toBeGreaterThan(20);
  await button(page, 'Stop the drifting').press('Enter');
  await expect(button(page, 'Stop the drifting')).toHaveAttribute('aria-pressed', 'true');
  // Counted in frames, because a busy machine may draw none for half a second.
  const measureMovement = async () => {
    const before = await measureClearSpot(page);
    await waitForFrames(page, 20);
    const { x, y } = await measureClearSpot(page);
    return Math.hypot(x - before.x, y - before.y);
  };
  await expect.poll(measureMovement, { message: 'the clear spot stops', timeout: 45_000 }).toBe(0);
  expect(await measureMovement(), 'the clear spot stays where it is').toBe(0);
});

test('a button clears the complete pane and frosts it again, by keyboard', { tag: '@core' }, async ({ page }) => {
  await button(page, 'Clear the pane').press('Enter');
  await expect(button(page, 'Clear the pane')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await measureClearSpot(page)).radius).toBeGreaterThan(2000);
  await button(page, 'Clear the pane').press('Enter');
  await expect.poll(async () => (await measureClearSpot(page)).radius).toBeLessThan(400);
});

test('the pane is removed when reduced motion is switched on', async ({ page }) => {
  await expect(pane(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pane(page)).toBeHidden();
});

for (const [condition, options] of motionlessContexts) {
  test.describe(condition, () => {
    test.use(options);
    test('there is no pane, and the text is over the picture', async ({ page }) => {
      await expect(stage(page)).not.toHaveAttribute('data-acrylic', 'on');
      await expect(pane(page)).toBeHidden();
      await expect(button(page, 'Clear the pane')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
