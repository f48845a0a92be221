/** The pane of frosted acrylic before the film: it clears where the visitor goes, drifts, is held still, and is taken away by a button. */
import type { Page } from '@playwright/test';
import { frames } from '../support/acts.ts';
import { circumstancesWithoutMotion } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const stage = (page: Page) => page.locator('[data-acrylic]');
const pane = (page: Page) => page.locator('[data-acrylic-pane]');
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Where the clearing is and how far it reaches, in pixels of the pane. */
const clearing = (page: Page) =>
  pane(page).evaluate((element) => {
    const value = (name: string) => Number.parseFloat((element as HTMLElement).style.getPropertyValue(name)) || 0;
    return { x: value('--x'), y: value('--y'), reach: value('--r') };
  });

test.beforeEach(async ({ page }) => void (await page.goto('/about-acrylic')));

test('the pane clears where the mouse is', async ({ page }) => {
  await expect(pane(page)).toBeVisible();
  await expect
    .poll(async () => {
      await page.mouse.move(900 + Math.random(), 300);
      const { x, y } = await clearing(page);
      return Math.hypot(x - 900, y - 300);
    })
    .toBeLessThan(14);
});

test('left alone, the clearing drifts; a button stops it, by keyboard too', async ({ page }) => {
  const from = await clearing(page);
  await expect.poll(async () => Math.abs((await clearing(page)).x - from.x)).toBeGreaterThan(20);
  await button(page, 'Stop the drifting').press('Enter');
  await expect(button(page, 'Stop the drifting')).toHaveAttribute('aria-pressed', 'true');
  // In frames, not in time: a busy machine may draw none for half a second.
  const still = async () => {
    const before = await clearing(page);
    await frames(page, 20);
    const { x, y } = await clearing(page);
    return Math.hypot(x - before.x, y - before.y);
  };
  await expect.poll(still, { message: 'comes to rest' }).toBe(0);
  expect(await still(), 'and stays there').toBe(0);
});

test('the whole pane clears and frosts again by keyboard', { tag: '@core' }, async ({ page }) => {
  await button(page, 'Clear the pane').press('Enter');
  await expect(button(page, 'Clear the pane')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await clearing(page)).reach).toBeGreaterThan(2000);
  await button(page, 'Clear the pane').press('Enter');
  await expect.poll(async () => (await clearing(page)).reach).toBeLessThan(400);
});

test('the pane goes for a visitor who begins to want less motion', async ({ page }) => {
  await expect(pane(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pane(page)).toBeHidden();
});

for (const [what, options] of circumstancesWithoutMotion) {
  test.describe(what, () => {
    test.use(options);
    test('there is no pane, and the words stand over the picture', async ({ page }) => {
      await expect(stage(page)).not.toHaveAttribute('data-acrylic', 'on');
      await expect(pane(page)).toBeHidden();
      await expect(button(page, 'Clear the pane')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
