/** Where a head's words take more than their usual room, the ground under them has to grow with them; at other sizes sweep.spec.ts looks. */
import { fontsHere } from '../support/acts.ts';
import { expectAccessible } from '../support/axe.ts';
import { spaceOutText } from '../support/plain-page.ts';
import { test } from '../support/site.ts';

for (const [name, viewport, spaced] of [
  ['at four times its size', { width: 320, height: 256 }, false],
  ['with letters and lines far apart', { width: 768, height: 1024 }, true],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    for (const path of ['/', '/about-acrylic', '/about']) {
      test(`${path}: the words over the first picture can be read`, async ({ page }) => {
        await page.goto(path);
        await fontsHere(page);
        if (spaced) await spaceOutText(page);
        await expectAccessible(page, 'axe', 'main > :has(h1)');
      });
    }
  });
}
