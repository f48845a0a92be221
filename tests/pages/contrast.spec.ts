/** Words over pictures can be read: measured on the screen, pixel by pixel, where axe can't tell. */
import type { Page } from '@playwright/test';
import { faded, fontsHere, picturesHere, scrollTo } from '../support/acts.ts';
import { phone } from '../support/devices.ts';
import { pages } from '../support/pages.ts';
import { contrastOverPictures, type Measured } from '../support/picture-contrast.ts';
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
        const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        expect(await faintDownTo(page, end)).toEqual([]);
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

/** The words over pictures that stand out too little, down to `end`, in pixels; as lines that say where. The fonts are here by now. */
async function faintDownTo(page: Page, end: number): Promise<string[]> {
  const measured: Measured[] = [];
  const step = Math.floor((page.viewportSize()?.height ?? 0) * 0.8);
  for (let y = 0; ; y = Math.min(y + step, end)) {
    await scrollTo(page, y);
    await faded(page);
    await picturesHere(page);
    measured.push(...(await contrastOverPictures(page)));
    if (y >= end) break;
  }
  return measured
    .filter(({ contrast, needed }) => contrast < needed)
    .map(({ text, contrast, needed, box }) => `'${text}' at ${box.x},${box.y}: ${contrast.toFixed(2)}, needs ${needed}`);
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
