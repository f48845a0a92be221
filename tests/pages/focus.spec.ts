/** The bar never covers what has the focus (WCAG 2.2, 2.4.11). From the last control back, since the bar is above. */
import type { Page } from '@playwright/test';
import { atRest, skipIntro } from '../support/acts.ts';
import { oneOfEachKind } from '../support/page-kinds.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

/** More than any page has. */
const most = 600;

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path } of oneOfEachKind(pages)) {
    test(`${path}: the focus is never covered, from the last control to the first`, async ({ page }) => {
      await skipIntro(page);
      await page.goto(path);
      const { steps, hidden } = await walkBack(page);
      expect(hidden).toEqual([]);
      expect(steps.length, 'the bar and the footer alone have more').toBeGreaterThan(20);
      expect(steps.length).toBeLessThan(most);
    });
  }
});

/** Shift+Tab until the focus leaves the page: the words of each stop, and the markup of those that can't be seen. */
async function walkBack(page: Page): Promise<{ steps: string[]; hidden: string[] }> {
  const steps: string[] = [];
  const hidden: string[] = [];
  await page.keyboard.down('Shift');
  while (steps.length < most) {
    // Held down, the key repeats: half the messages to the browser.
    await page.keyboard.down('Tab');
    let seen = await page.evaluate(look);
    if (seen && !seen.open) {
      // With motion the page glides there.
      await atRest(page);
      seen = await page.evaluate(look);
    }
    if (!seen) break;
    steps.push(seen.words);
    if (!seen.open) hidden.push(seen.markup);
  }
  return { steps, hidden };
}

/** Runs in the page: whether some point of the focused element lies open to the eye; null where the focus has left the page. */
function look(): { words: string; markup: string; open: boolean } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const open = shares.some((x) =>
    shares.some((y) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return there !== null && (focused.contains(there) || there.contains(focused));
    }),
  );
  return { words: focused.textContent.trim(), markup: focused.outerHTML.slice(0, 120), open };
}
