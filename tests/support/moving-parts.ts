/** What is there only where something may move: the light on the home page's wall, and the pane before the acrylic film. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The browser's options with which Chromium draws WebGL without a graphics card, which it does only when it is told to. */
export function withSoftwareGl<T extends { args?: string[] }>(options: T): T {
  return { ...options, args: [...(options.args ?? []), '--enable-unsafe-swiftshader'] };
}

/** The wall that the light falls on. */
export const wall = (page: Page): Locator => page.locator('[data-light]');

/** Opens the home page at an hour in Kolkata and shows the wall, once its light is on and has come to rest. */
export async function seeWall(page: Page, hour: number): Promise<void> {
  await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 20, hour - 6, 30)));
  await page.goto('/');
  await expect(wall(page)).toHaveAttribute('data-light', 'on');
  await wall(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
  await expect(wall(page).locator('canvas')).toBeVisible();
}

/** Opens the acrylic page, once its pane stands before the film. */
export async function seePane(page: Page): Promise<void> {
  await page.goto('/about-acrylic');
  await expect(page.locator('[data-acrylic-pane]')).toBeVisible();
}
