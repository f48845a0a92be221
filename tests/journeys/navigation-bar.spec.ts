/** The bar on top: solid above 35 % of the viewport's height, transparent again below 25 % (specification, section 4). */
import type { Locator, Page } from '@playwright/test';
import { fontsHere, scrollTo, skipIntro, tabTo } from '../support/acts.ts';
import { phone, tablet } from '../support/devices.ts';
import { oneOfEachKind } from '../support/page-kinds.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

const clear = 'rgba(0, 0, 0, 0)';
/** Translucent white, in either way that a browser may write it. */
const translucentWhite = /^(rgba\(255, 255, 255, |color\(srgb 1 1 1 \/ )0\.[5-9]\d*\)$/;

const barOf = (page: Page): Locator => page.getByRole('banner');
const brandOf = (page: Page): Locator => page.locator('[data-brand]');
const nameOf = (page: Page): Locator => brandOf(page).getByText('PUNDIR');

for (const height of [800, 600]) {
  test.describe(`on a laptop ${height} px high`, () => {
    test.use({ viewport: { width: 1280, height } });

    test('the bar turns solid above 35 % of the height, and clear below 25 %', { tag: '@core' }, async ({ page }) => {
      await page.goto('/about');
      const [solidAbove, clearBelow] = [height * 0.35, height * 0.25];
      await expect(barOf(page)).toHaveAttribute('data-bar', 'top');
      for (const [top, state] of [
        [clearBelow + 1, 'top'],
        [solidAbove, 'top'],
        [solidAbove + 1, 'solid'],
        [solidAbove, 'solid'],
        [clearBelow, 'solid'],
        [clearBelow - 1, 'top'],
        [solidAbove - 1, 'top'],
        [solidAbove + 200, 'solid'],
        [0, 'top'],
      ] as const) {
        await scrollTo(page, top);
        expect(await barOf(page).getAttribute('data-bar'), `${top} px`).toBe(state);
      }
    });
  });
}

test('the bar is clear at the top, white and blurred when solid; its name fades, and its logo leads home', async ({ page }) => {
  await page.goto('/about');
  const bar = barOf(page);
  expect((await bar.boundingBox())?.height).toBe(96);
  await expect(nameOf(page)).toBeVisible();
  await expect(bar.getByText('We build the future')).toBeVisible();
  const ground = { pseudo: 'after' } as const;
  await expect(bar).toHaveCSS('background-color', clear);
  await expect(bar).toHaveCSS('opacity', '0', ground);
  await scrollTo(page, 400);
  await expect(bar).toHaveCSS('opacity', '1', ground);
  await expect(bar).toHaveCSS('background-color', translucentWhite, ground);
  await expect(bar).toHaveCSS('backdrop-filter', /blur/);
  await expect(bar).not.toHaveCSS('box-shadow', 'none', ground);
  await expect(bar).not.toHaveCSS('border-bottom-color', clear, ground);
  await expect(nameOf(page)).toBeHidden();
  await expect(brandOf(page).locator('svg')).toBeVisible();
  await expect(brandOf(page)).toHaveCSS('opacity', '1');
  await scrollTo(page, 0);
  await expect(bar).toHaveCSS('opacity', '0', ground);
  await expect(nameOf(page)).toBeVisible();
  await scrollTo(page, 400);
  await brandOf(page).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the bar stays clear; its name fades, and takes no focus while it can not be seen', async ({ page }) => {
    await page.goto('/about');
    await expect(brandOf(page)).toBeVisible();
    await page.locator('body').press('Tab');
    await tabTo(page, brandOf(page), 3);
    await scrollTo(page, 400);
    await expect(barOf(page)).toHaveAttribute('data-bar', 'solid');
    await expect(barOf(page)).toHaveCSS('background-color', clear);
    await expect(barOf(page)).toHaveCSS('content', 'none', { pseudo: 'after' });
    await expect(brandOf(page)).toBeHidden();
    await brandOf(page).evaluate((link) => link.focus());
    await expect(brandOf(page)).not.toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(brandOf(page)).not.toBeFocused();
    await scrollTo(page, 0);
    await expect(brandOf(page)).toBeVisible();
  });
});

test.describe('on phones of all sizes', () => {
  test.use({ reducedMotion: 'reduce' });

  const viewports = [
    { width: 320, height: 568 },
    { width: 360, height: 740 },
    { width: 390, height: 844 },
    { width: 640, height: 360 },
    // 1280 by 1024 at 400 %.
    { width: 320, height: 256 },
  ];

  for (const { path } of oneOfEachKind(pages)) {
    test(`the menu button of ${path} is a whole disc and covers no words`, { tag: path === '/' ? ['@core'] : [] }, async ({
      page,
    }) => {
      await skipIntro(page);
      await page.goto(path);
      await fontsHere(page);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        // At the top its place is clear of words. It moves with the page for 8 px, then it is at the foot of the screen.
        for (const top of [0, 8, 9, 90, 400]) {
          await scrollTo(page, top);
          const where = `${viewport.width} by ${viewport.height}, scrolled by ${top} px`;
          const button = page.getByRole('button', { name: 'Menu', exact: true });
          await expect(button, where).toBeInViewport({ ratio: 1 });
          const { width, height, edge, background, radius, covered } = await button.evaluate(measureMenuButton);
          expect(Math.min(width, height), `size at ${where}`).toBeGreaterThanOrEqual(48);
          expect(edge, `distance from the screen's edge at ${where}`).toBeGreaterThanOrEqual(16);
          expect([background, radius], where).toEqual(['rgb(19, 20, 28)', '50%']);
          expect(covered, `covered at ${where}`).toEqual([]);
        }
      }
    });
  }
});

/** Runs in the page: the size of the menu button, its distance from the screen's edge, and the text that it covers. */
function measureMenuButton(button: Element) {
  const box = button.getBoundingClientRect();
  const bar = document.querySelector('[data-apply-bar]')?.getBoundingClientRect();
  const onBar = bar && bar.width === document.documentElement.clientWidth && bar.top <= box.top && bar.bottom >= box.bottom;
  const root = onBar ? document.querySelector('[data-apply-bar]') : document.body;
  const covered: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || button.contains(node) || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('.visually-hidden, dialog, [popover], [data-intro-overlay]')) continue;
    range.selectNodeContents(node);
    const under = [...range.getClientRects()].some(
      (line) => line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top,
    );
    if (under) covered.push(node.nodeValue.trim().slice(0, 50));
  }
  const { backgroundColor: background, borderRadius: radius } = getComputedStyle(button);
  const edge = Math.min(box.left, innerWidth - box.right, box.top, innerHeight - box.bottom);
  return { width: box.width, height: box.height, edge, background, radius, covered };
}

test.describe('on a tablet', () => {
  test.use(tablet);

  test('the bar has links and no menu button from 768 px up, and the other way round below', async ({ page }) => {
    await page.goto('/about');
    for (const [width, wide] of [
      [768, true],
      [767, false],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: wide });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: !wide });
    }
  });

  test('the name has its tagline from 768 px up, clear of the links', async ({ page }) => {
    await page.goto('/about');
    const tagline = barOf(page).getByText('We build the future');
    for (const width of [768, 820, 899, 900, 1024]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(tagline).toBeVisible();
      const links = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      const brand = await brandOf(page).boundingBox();
      expect((brand?.x ?? 0) + (brand?.width ?? 0), `${width} px`).toBeLessThan(links?.x ?? 0);
      expect(await tagline.evaluate((words) => words.scrollWidth - words.clientWidth), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});
