/**
 * Whoever goes through a page by keyboard sees where they are: the bar that stays in its place never covers the focus (WCAG 2.2, 2.4.11).
 * Gone through from the end, since what comes from above comes from under the bar.
 */
import type { Page } from '@playwright/test';
import { oneOfEachKind } from '../../scripts/page-kinds.ts';
import { skipIntro } from '../support/acts.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

/** More than any page has. */
const most = 600;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of oneOfEachKind(pages)) {
  test(`${path}: the focus can be seen at every step from the end to the beginning`, async ({ page }) => {
    await skipIntro(page);
    await page.goto(path);
    const { steps, hidden } = await walkBack(page);
    expect(hidden).toEqual([]);
    expect(steps, 'the bar and the footer alone have more').toBeGreaterThan(20);
    expect(steps).toBeLessThan(most);
  });
}

/** Goes back until the focus leaves the page, and names every element that could not be seen while it had the focus. */
async function walkBack(page: Page): Promise<{ steps: number; hidden: string[] }> {
  const hidden: string[] = [];
  await page.keyboard.down('Shift');
  for (let steps = 0; steps < most; steps += 1) {
    // Held down, the key repeats: half the messages to the browser.
    await page.keyboard.down('Tab');
    const seen = await page.evaluate(look);
    if (seen === 'left') return { steps, hidden };
    if (seen !== 'seen') hidden.push(seen);
  }
  return { steps: most, hidden };
}

/** Runs in the page: whether some point of the focused element lies open to the eye. */
function look(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return 'left';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const open = shares.some((x) =>
    shares.some((y) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return there !== null && (focused.contains(there) || there.contains(focused));
    }),
  );
  return open ? 'seen' : focused.outerHTML.slice(0, 120);
}
