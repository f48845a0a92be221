/** A few screens with their real pictures, drawn small since photographs weigh: what a visitor sees first. */
import { pathOf } from '../../src/data/routes.ts';
import { drawn, sizes } from '../support/looks.ts';
import { expect, test } from '../support/looks-site.ts';

for (const [width, size] of Object.entries(sizes)) {
  test.describe(width, () => {
    test.use({ ...size, deviceScaleFactor: width === 'phone' ? 0.3 : 0.2 });

    for (const [name, address] of [
      ['home', pathOf('home')],
      ['school-design', pathOf('design')],
    ] as const) {
      test(`${name}, with its pictures`, async ({ page }) => {
        await page.goto(address);
        await drawn(page);
        await expect(page).toHaveScreenshot(['pictures', `${name}-${width}.png`]);
      });
    }
  });
}
