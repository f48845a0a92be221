/** Steps for effects that only appear where motion is allowed: the light on the home page's wall and the pane in front of the acrylic film. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Adds the flag with which Chromium renders WebGL without a graphics card. */
export function withSoftwareGl<T extends { args?: string[] }>(options: T): T {
  return { ...options, args: [...(options.args ?? []), '--enable-unsafe-swiftshader'] };
}

/** Returns the wall on which the light falls. */
export const wall = (page: Page): Locator => page.locator('[data-light]');

/** Opens the home page at an hour of Kolkata's time, waits until the light is on and scrolls to the wall. */
export async function openLitWall(page: Page, hour: number): Promise<void> {
  await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 20, hour - 6, 30)));
  await page.goto('/');
  await expect(wall(page)).toHaveAttribute('data-light', 'on');
  await wall(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
  await expect(wall(page).locator('canvas')).toBeVisible();
}

/** Opens the acrylic page and waits until the pane in front of the film is visible. */
export async function openAcrylicPane(page: Page): Promise<void> {
  await page.goto('/about-acrylic');
  await expect(page.locator('[data-acrylic-pane]')).toBeVisible();
}
