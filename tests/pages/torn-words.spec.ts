/** No word is broken over two lines on any page, at the widths between which its columns change, nor on paper. */
import { reach } from '../../tools/bench/budgets.ts';
import { fontsHere } from '../support/acts.ts';
import { pages } from '../support/pages.ts';
import { wordsTorn } from '../support/plain-page.ts';
import { expect, servedTest as test } from '../support/site.ts';

const widths = [reach.narrowest, 360, 600, 768, 900, 1024, 1200, 1440, 2560];
/** A sheet of A4 less its margins, in CSS pixels. */
const paper = { width: 680, height: 1000 };

test.use({ contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'block' } });

for (const { path } of pages) {
  test(`${path} breaks no word`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    await fontsHere(page);
    const torn: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      torn.push(...(await wordsTorn(page)).map((word) => `${word} at ${width} px`));
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    torn.push(...(await wordsTorn(page)).map((word) => `${word} on paper`));
    expect(torn).toEqual([]);
  });
}
