/** The navigation bar never covers the focused element (WCAG 2.2, 2.4.11). Checked backwards, because the navigation bar is at the top. */
import type { Page } from '@playwright/test';
import { skipIntro, waitForScrollEnd } from '../support/actions.ts';
import { pagesCoveringAllComponents } from '../support/page-coverage.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

/** More controls than any page has. */
const maxSteps = 600;

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path } of pagesCoveringAllComponents(pages)) {
    test(`${path}: no focused control is covered, from the last to the first`, async ({ page }) => {
      await skipIntro(page);
      await page.goto(path);
      const { stepCount, covered } = await tabBackwards(page);
      expect(covered).toEqual([]);
      expect(stepCount, 'the navigation bar and the footer alone have more controls').toBeGreaterThan(20);
      expect(stepCount).toBeLessThan(maxSteps);
    });
  }
});

/** Presses Shift+Tab until the focus leaves the page. Returns the number of steps, and the markup of covered elements. */
async function tabBackwards(page: Page): Promise<{ stepCount: number; covered: string[] }> {
  let stepCount = 0;
  const covered: string[] = [];
  await page.keyboard.down('Shift');
  while (stepCount < maxSteps) {
    // The key is held down and repeats, which needs half the messages to the browser.
    await page.keyboard.down('Tab');
    let focused = await page.evaluate(inspectFocused);
    if (focused && !focused.isVisible) {
      // Smooth scrolling may still be running, or the page may still be hydrating.
      await waitForScrollEnd(page);
      await expect
        .poll(async () => (await page.evaluate(inspectFocused))?.isVisible ?? true)
        .toBe(true)
        .catch(() => undefined);
      focused = await page.evaluate(inspectFocused);
    }
    if (!focused) break;
    stepCount += 1;
    if (!focused.isVisible) covered.push(focused.markup);
  }
  return { stepCount, covered };
}

/** Runs in the page. Returns whether a point of the focused element is uncovered, or null if the focus has left the page. */
function inspectFocused(): { markup: string; isVisible: boolean } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const fractions = [0.1, 0.5, 0.9];
  const isVisible = fractions.some((x) =>
    fractions.some((y) => {
      const topmost = document.elementFromPoint(left + width * x, top + height * y);
      return topmost !== null && (focused.contains(topmost) || topmost.contains(focused));
    }),
  );
  return { markup: focused.outerHTML.slice(0, 120), isVisible };
}
