/** Where the panels of the bar's menus end: with the bar itself, on every width of screen. */
import { expect, test } from '../support/site.ts';

test('a panel ends where the bar’s last link ends, and has an edge on a white page', async ({ page }) => {
  await page.goto('/about');
  const apply = page.getByRole('banner').getByRole('link', { name: 'Apply Now' });
  const panel = page.locator('#menu-education');
  for (const width of [900, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(400, 700);
    await page.getByRole('banner').getByRole('button', { name: 'Education' }).hover();
    await expect(panel).toBeVisible();
    const [bar, box] = [await apply.boundingBox(), await panel.boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? Number.NaN), 0);
  }
  for (const side of ['right', 'bottom', 'left']) await expect(panel).toHaveCSS(`border-${side}-width`, '1px');
  await expect(panel).not.toHaveCSS('box-shadow', 'none');
});
