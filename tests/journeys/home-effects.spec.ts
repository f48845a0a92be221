/** What only the home page does: a ring that follows the mouse, and smooth scrolling for links within the page. */
import type { Locator, Page } from '@playwright/test';
import { atRest, skipIntro } from '../support/acts.ts';
import { circumstancesWithoutMotion, phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const ringOf = (page: Page): Locator => page.locator('.cursor-ring');

test.beforeEach(({ page }) => skipIntro(page));

test('a ring follows the mouse, grows over what can be pressed, and goes when the mouse leaves', async ({ page }) => {
  await page.goto('/');
  const ring = ringOf(page);
  await expect(ring).toHaveAttribute('aria-hidden', 'true');
  await expect(ring, 'not before the mouse moves').toHaveCSS('opacity', '0');
  await expect(ring, 'what is under it is pressed').toHaveCSS('pointer-events', 'none');
  await expect(page.locator('body'), 'the system’s cursor stays').not.toHaveCSS('cursor', 'none');
  for (const at of [
    { x: 640, y: 300 },
    { x: 200, y: 260 },
  ]) {
    await page.mouse.move(at.x, at.y);
    await expect(ring).toHaveCSS('opacity', '1');
    await expect(ring).toHaveAttribute('data-state', 'free');
    const box = await ring.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - at.x), 'around the mouse').toBeLessThan(2);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - at.y)).toBeLessThan(2);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Research' }).hover();
  await expect(ring).toHaveAttribute('data-state', 'over');
  await expect(ring).toHaveCSS('scale', '1.7');
  await page.evaluate(() => document.documentElement.dispatchEvent(new PointerEvent('pointerleave')));
  await expect(ring).toHaveCSS('opacity', '0');
});

test('links within the page scroll smoothly, and the focus goes with them', { tag: '@core' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.evaluate(() => {
    location.hash = '#research';
  });
  await expect(page.locator('#research').getByRole('heading', { level: 2 })).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('#research') !== null),
    'the next Tab goes on from where the link led',
  ).toBe(true);
});

test('a page that is opened at a fragment does not scroll there slowly', async ({ page }) => {
  await page.addInitScript(() => {
    const positions = new Set<number>();
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.add(Math.round(scrollY)));
  });
  await page.goto('/#whatson');
  await expect(page.locator('#whatson')).toBeInViewport();
  await atRest(page);
  // Pictures that come above it may move it on.
  const positions = await page.evaluate(() => [...((window as Window & { positions?: Set<number> }).positions ?? [])]);
  expect(Math.min(...positions), positions.join()).toBeGreaterThan(5000);
});

for (const [what, options] of [
  ['on a phone', phone],
  ['on a large screen worked by touch', { viewport: { width: 1400, height: 900 }, hasTouch: true, isMobile: true }],
  ['with a mouse below 1024 px', { viewport: { width: 1000, height: 800 } }],
  ...circumstancesWithoutMotion,
] as const) {
  test.describe(what, () => {
    test.use(options);
    test('there is no ring, nor smooth scrolling under reduced motion', async ({ page }) => {
      await page.goto('/');
      await expect(ringOf(page)).toHaveCount(0);
      if (what === 'under reduced motion') await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    });
  });
}
