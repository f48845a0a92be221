/** Words over pictures can be read: measured on the screen, pixel by pixel, where axe can't tell. */
import { fontsHere } from '../support/acts.ts';
import { phone } from '../support/devices.ts';
import { faintDownTo, faintOnPage } from '../support/faint-words.ts';
import { pages } from '../support/pages.ts';
import { spaceOutText } from '../support/plain-page.ts';
import { expect, test } from '../support/site.ts';

const pictured = pages.filter(({ document }) => document.querySelector('main img'));

for (const [name, viewport] of [
  ['a phone', phone.viewport],
  ['a laptop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    for (const { path } of pictured) {
      test(`${path}: the words over its pictures`, async ({ page }) => {
        await page.goto(path);
        await fontsHere(page);
        expect(await faintOnPage(page)).toEqual([]);
      });
    }
  });
}

// Where a head's words take more than their usual room: the ground under them has to grow with them.
for (const [name, viewport, spaced] of [
  ['at four times its size', { width: 320, height: 256 }, false],
  ['with letters and lines far apart', { width: 768, height: 1024 }, true],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    for (const path of ['/', '/about-acrylic', '/about']) {
      test(`${path}: the words over the first picture`, async ({ page }) => {
        await page.goto(path);
        await fontsHere(page);
        if (spaced) await spaceOutText(page);
        const end = await page.evaluate(() => {
          const foot = document.querySelector('main picture')?.getBoundingClientRect().bottom ?? 0;
          return Math.max(0, Math.floor(foot) - window.innerHeight);
        });
        expect(await faintDownTo(page, end)).toEqual([]);
      });
    }
  });
}
