/** The navigation bar: solid above 35 % of the viewport's height, transparent again below 25 % (specification, section 4). */
import type { Locator, Page } from '@playwright/test';
import { scrollTo, skipIntro, tabTo, waitForFontsAndLayout } from '../support/actions.ts';
import { phone, tablet } from '../support/devices.ts';
import { pagesCoveringAllComponents } from '../support/page-coverage.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

const transparent = 'rgba(0, 0, 0, 0)';
/** Translucent white, in either notation of browsers. */
const translucentWhite = /^(rgba\(255, 255, 255, |color\(srgb 1 1 1 \/ )0\.[5-9]\d*\)$/;

const barOf = (page: Page): Locator => page.getByRole('banner');
const brandOf = (page: Page): Locator => page.locator('[data-brand]');
const nameOf = (page: Page): Locator => brandOf(page).getByText('PUNDIR');

for (const height of [800, 600]) {
  test.describe(`on a laptop ${height} px high`, () => {
    test.use({ viewport: { width: 1280, height } });

    test('the navigation bar becomes solid above 35 % of the viewport height, and transparent below 25 %', {
      tag: '@core',
    }, async ({ page }) => {
      await page.goto('/about');
      await waitForFontsAndLayout(page);
      const [solidAbove, transparentBelow] = [height * 0.35, height * 0.25];
      await expect(barOf(page)).toHaveAttribute('data-bar', 'top');
      for (const [top, state] of [
        [transparentBelow + 1, 'top'],
        [solidAbove, 'top'],
        [solidAbove + 1, 'solid'],
        [solidAbove, 'solid'],
        [transparentBelow, 'solid'],
        [transparentBelow - 1, 'top'],
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

test('the navigation bar is transparent at the top and white when solid; its name fades, and its logo links to home', async ({
  page,
}) => {
  await page.goto('/about');
  const bar = barOf(page);
  await expect(nameOf(page)).toBeVisible();
  const background = { pseudo: 'after' } as const;
  await expect(bar).toHaveCSS('opacity', '0', background);
  await scrollTo(page, 400);
  await expect(bar).toHaveCSS('opacity', '1', background);
  await expect(bar).toHaveCSS('background-color', translucentWhite, background);
  await expect(nameOf(page)).toBeHidden();
  await expect(brandOf(page).locator('svg')).toBeVisible();
  await scrollTo(page, 0);
  await expect(bar).toHaveCSS('opacity', '0', background);
  await expect(nameOf(page)).toBeVisible();
  await scrollTo(page, 400);
  await brandOf(page).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the navigation bar stays transparent; its name fades, and can’t be focused while it is hidden', async ({ page }) => {
    await page.goto('/about');
    await expect(brandOf(page)).toBeVisible();
    await page.locator('body').press('Tab');
    await tabTo(page, brandOf(page), 3);
    await scrollTo(page, 400);
    await expect(barOf(page)).toHaveAttribute('data-bar', 'solid');
    await expect(barOf(page)).toHaveCSS('background-color', transparent);
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
    // 1280 × 1024 at 400 % zoom.
    { width: 320, height: 256 },
  ];

  for (const { path } of pagesCoveringAllComponents(pages)) {
    test(`the menu button of ${path} is completely visible and covers no text`, { tag: path === '/' ? ['@core'] : [] }, async ({
      page,
    }) => {
      await skipIntro(page);
      await page.goto(path);
      await waitForFontsAndLayout(page);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        // At the top it covers no text. It scrolls with the page for 8 px, and is then fixed to the bottom of the screen.
        for (const top of [0, 8, 9, 90, 400]) {
          await scrollTo(page, top);
          const situation = `${viewport.width} by ${viewport.height}, scrolled by ${top} px`;
          const button = page.getByRole('button', { name: 'Menu', exact: true });
          await expect(button, situation).toBeInViewport({ ratio: 1 });
          const { width, height, edge, covered } = await button.evaluate(measureMenuButton);
          expect(Math.min(width, height), `size at ${situation}`).toBeGreaterThanOrEqual(48);
          expect(edge, `distance from the screen's edge at ${situation}`).toBeGreaterThanOrEqual(16);
          expect(covered, `covered at ${situation}`).toEqual([]);
        }
      }
    });
  }
});

/** Runs in the page. Returns the size of the menu button, its distance from the edge of the screen, and the texts that it covers. */
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
    const isCovered = [...range.getClientRects()].some(
      (line) => line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top,
    );
    if (isCovered) covered.push(node.nodeValue.trim().slice(0, 50));
  }
  const edge = Math.min(box.left, innerWidth - box.right, box.top, innerHeight - box.bottom);
  return { width: box.width, height: box.height, edge, covered };
}

test.describe('on a tablet', () => {
  test.use(tablet);

  test('the navigation bar has links from 768 px up, and a menu button below', async ({ page }) => {
    await page.goto('/about');
    for (const [width, isWide] of [
      [768, true],
      [767, false],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isWide });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: !isWide });
    }
  });

  test('the tagline is shown from 768 px up, and doesn’t overlap the links', async ({ page }) => {
    await page.goto('/about');
    const tagline = barOf(page).getByText('We build the future');
    for (const width of [768, 820, 899, 900, 1024]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(tagline).toBeVisible();
      const links = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      const brand = await brandOf(page).boundingBox();
      expect((brand?.x ?? 0) + (brand?.width ?? 0), `${width} px`).toBeLessThan(links?.x ?? 0);
      expect(await tagline.evaluate((element) => element.scrollWidth - element.clientWidth), `${width} px`).toBeLessThanOrEqual(
        0,
      );
    }
  });
});
