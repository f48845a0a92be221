/** Effects of the home page: a ring that follows the mouse, and smooth scrolling for links within the page. */
import { skipIntro, waitForScrollEnd } from '../support/actions.ts';
import { motionlessContexts, phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

test.beforeEach(({ page }) => skipIntro(page));

test('a ring appears with the mouse and blocks no press', async ({ page }) => {
  await page.goto('/');
  const ring = page.locator('.cursor-ring');
  await expect(ring).toHaveAttribute('aria-hidden', 'true');
  await expect(ring).toHaveCSS('pointer-events', 'none');
  await expect(page.locator('body'), 'the system’s cursor stays').not.toHaveCSS('cursor', 'none');
  await page.mouse.move(200, 260);
  await expect(ring).toHaveCSS('opacity', '1');
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
    'the next Tab stays in the section',
  ).toBe(true);
});

test('a page that is opened at a fragment jumps there without smooth scrolling', async ({ page }) => {
  await page.addInitScript(() => {
    const positions = new Set<number>();
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.add(Math.round(scrollY)));
  });
  await page.goto('/#whatson');
  await expect(page.locator('#whatson')).toBeInViewport();
  await waitForScrollEnd(page);
  // Pictures that load above it may shift it.
  const positions = await page.evaluate(() => [...((window as Window & { positions?: Set<number> }).positions ?? [])]);
  expect(Math.min(...positions), positions.join()).toBeGreaterThan(5000);
});

for (const [condition, options] of [['on a phone', phone], ...motionlessContexts] as const) {
  test.describe(condition, () => {
    test.use(options);
    test('there is no ring, and no smooth scrolling under reduced motion', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.cursor-ring')).toHaveCount(0);
      if (condition !== 'under reduced motion') return;
      // Scrolling could be smooth once this attribute is set.
      await expect(page.locator('html')).toHaveAttribute('data-smooth-scroll');
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    });
  });
}
