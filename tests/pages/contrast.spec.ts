/** The contrast of text over the first picture when the text needs more space than usual. sweep.spec.ts checks other sizes. */
import { waitForFontsAndLayout } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { applyTextSpacing } from '../support/page-layout.ts';
import { test } from '../support/site.ts';

for (const [name, viewport, spaced] of [
  ['at 400 % zoom', { width: 320, height: 256 }, false],
  ['with text spacing', { width: 768, height: 1024 }, true],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    for (const path of ['/', '/about-acrylic', '/about']) {
      test(`${path}: the text over the first picture has enough contrast`, async ({ page }) => {
        await page.goto(path);
        await waitForFontsAndLayout(page);
        if (spaced) await applyTextSpacing(page);
        await expectAccessible(page, 'axe', 'main > :has(h1)');
      });
    }
  });
}
