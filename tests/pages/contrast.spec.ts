/** Words over pictures can be read: measured on the screen, pixel by pixel, where axe can't tell. */
import { faded, fontsHere, picturesHere, scrollTo } from '../support/acts.ts';
import { phone } from '../support/devices.ts';
import { pages } from '../support/pages.ts';
import { contrastOverPictures, type Measured } from '../support/picture-contrast.ts';
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
        const measured: Measured[] = [];
        const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        for (let y = 0; ; y = Math.min(y + viewport.height * 0.8, end)) {
          await scrollTo(page, y);
          await faded(page);
          await picturesHere(page);
          measured.push(...(await contrastOverPictures(page)));
          if (y >= end) break;
        }
        const faint = measured.filter(({ contrast, needed }) => contrast < needed);
        expect(
          faint.map(
            ({ text, contrast, needed, box }) => `'${text}' at ${box.x},${box.y}: ${contrast.toFixed(2)}, needs ${needed}`,
          ),
        ).toEqual([]);
      });
    }
  });
}

test('the measure finds words over pictures on the home page, and tells good from bad', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const good = await contrastOverPictures(page);
  expect(good.length).toBeGreaterThan(3);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main h1 { color: rgb(70, 20, 40) !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  const heading = (await page.locator('main h1').textContent()) ?? '';
  const bad = (await contrastOverPictures(page)).filter(({ text }) => heading.includes(text));
  expect(Math.min(...bad.map(({ contrast }) => contrast))).toBeLessThan(3);
});
