/** Where the panels of the bar's menus stand: each under its own button, so that no way from there to a link leads over the other. */
import type { Page } from '@playwright/test';
import { fontsHere } from '../support/acts.ts';
import { expect, test } from '../support/site.ts';

const labels = ['Education', 'Resources'] as const;
const screens = [800, 1024, 1440, 1920];

const buttonOf = (page: Page, label: string) => page.getByRole('banner').getByRole('button', { name: label });
const panelOf = (page: Page, label: string) => page.locator(`#menu-${label.toLowerCase()}`);

for (const width of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a panel keeps to the screen and to its own button', async ({ page }) => {
      await page.goto('/about');
      // The buttons change their widths with the type, which comes after the first picture.
      await fontsHere(page);
      const ends = { Education: 0, Resources: 0 };
      for (const [place, label] of labels.entries()) {
        await buttonOf(page, label).hover();
        const [button, box] = [await buttonOf(page, label).boundingBox(), await panelOf(page, label).boundingBox()];
        if (!button || !box) throw new Error(`${label} has not opened.`);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        ends[label] = place === 0 ? box.x + box.width - (button.x + button.width) : box.x - button.x;
      }
      expect(ends.Education, 'on the right, where its button ends').toBeCloseTo(0, 0);
      expect(ends.Resources, 'on the left, where its button begins').toBeCloseTo(0, 0);
    });

    for (const label of labels) {
      test(`a hand that goes slowly and straight from ${label} to a link finds it`, async ({ page }) => {
        // A clock that only the test moves: a busy machine may take longer over a step than the menu waits.
        await page.clock.install();
        await page.goto('/about');
        await page.clock.pauseAt(Date.now() + 3_600_000);
        const [button, links] = [buttonOf(page, label), panelOf(page, label).getByRole('link')];
        const count = await panelOf(page, label).locator('a').count();
        for (const index of new Set([0, 1, Math.ceil(count / 2), count - 1])) {
          await page.mouse.move(40, 800);
          await page.clock.runFor(400);
          await expect(panelOf(page, label)).toBeHidden();
          const from = await button.boundingBox();
          const start = { x: (from?.x ?? 0) + 8, y: (from?.y ?? 0) + 48 };
          await page.mouse.move(start.x, start.y);
          await expect(links.nth(index)).toBeVisible();
          const to = await links.nth(index).boundingBox();
          const end = { x: (to?.x ?? 0) + Math.min((to?.width ?? 0) / 2, 100), y: (to?.y ?? 0) + (to?.height ?? 0) / 2 };
          for (let step = 1; step <= 25; step++) {
            await page.mouse.move(start.x + ((end.x - start.x) * step) / 25, start.y + ((end.y - start.y) * step) / 25);
            await page.clock.runFor(40);
          }
          await page.clock.runFor(400);
          expect(await links.nth(index).evaluate((link) => link.matches(':hover')), `link ${index}`).toBe(true);
        }
      });
    }
  });
}
