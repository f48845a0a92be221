/** From page to page: the picture of a school's door on the home page becomes the head of its page, and goes back on return. */
import type { Page } from '@playwright/test';
import { settled } from '../support/acts.ts';
import { expect, test } from '../support/site.ts';

/** Writes down, on every page, which pictures have a part in the turn as the page goes. */
async function watchTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('intro', '1');
    const note = () => {
      const named = [...document.querySelectorAll('picture')].filter(
        (picture) => getComputedStyle(picture).viewTransitionName === 'place',
      );
      const said = named.map((picture) => picture.closest('li')?.querySelector('a')?.textContent ?? 'head').join(', ');
      const turns = JSON.parse(sessionStorage.getItem('turns') ?? '[]');
      sessionStorage.setItem('turns', JSON.stringify([...turns, `${location.pathname}: ${said}`]));
    };
    // After the page's own listeners, which are there once its scripts have run.
    window.addEventListener('load', () => {
      window.addEventListener('pageswap', (event) => event.viewTransition && note());
    });
  });
}

const turns = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('turns') ?? '[]') as string[]);

/** Until the turn that led here has run out: Chromium turns a page at once that is left before it, or before the page was painted. */
async function turned(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await settled(page);
  const turning = () =>
    document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
      .length;
  await expect.poll(() => page.evaluate(turning), 'the turn is over').toBe(0);
}

test('the picture of a school’s door moves to the head of its page, and back', { tag: '@core' }, async ({ page }) => {
  await watchTurns(page);
  await page.goto('/', { waitUntil: 'load' });
  await settled(page);
  const link = page.locator('#education').getByRole('link', { name: 'Science', exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL('/schoolofscience');
  await expect.poll(() => turns(page)).toEqual(['/: Science']);
  await expect(page.locator('main picture').first()).toHaveCSS('view-transition-name', 'place');
  await turned(page);

  await page.goBack();
  await expect(page.locator('#education').getByRole('link', { name: 'Science', exact: true })).toBeInViewport();
  await expect.poll(async () => (await turns(page))[1], 'the head gives it back').toBe('/schoolofscience: head');
  await expect
    .poll(() => page.locator('main picture').evaluateAll((all) => all.map((one) => getComputedStyle(one).viewTransitionName)))
    .not.toContain('place');
});

test('under reduced motion no picture moves between pages', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTurns(page);
  await page.goto('/schoolofscience', { waitUntil: 'load' });
  await expect(page.locator('main picture').first()).toHaveCSS('view-transition-name', 'none');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  expect(await turns(page)).toEqual([]);
});
