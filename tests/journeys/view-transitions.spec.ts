/** View transitions: the picture of a school's door on the home page becomes the head of the school's page, and returns. */
import type { Page } from '@playwright/test';
import { waitForObservers } from '../support/actions.ts';
import { expect, test } from '../support/site.ts';

/** Records, whenever a page is left, the pictures that take part in its view transition. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('intro', '1');
    const record = () => {
      const pictures = [...document.querySelectorAll('picture')].filter(
        (picture) => getComputedStyle(picture).viewTransitionName === 'picture',
      );
      const labels = pictures.map((picture) => picture.closest('li')?.querySelector('a')?.textContent ?? 'head').join(', ');
      const transitions = JSON.parse(sessionStorage.getItem('transitions') ?? '[]');
      sessionStorage.setItem('transitions', JSON.stringify([...transitions, `${location.pathname}: ${labels}`]));
    };
    // Added after the page's own listeners, which exist once its scripts have run.
    window.addEventListener('load', () => {
      window.addEventListener('pageswap', (event) => event.viewTransition && record());
    });
  });
}

const readTransitions = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('transitions') ?? '[]') as string[]);

/** Waits until the view transition to this page has ended. Chromium skips the next transition if the page is left earlier. */
async function waitForTransitionEnd(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await waitForObservers(page);
  const countAnimations = () =>
    document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
      .length;
  await expect.poll(() => page.evaluate(countAnimations), 'the transition has ended').toBe(0);
}

test('the picture of a school’s door moves to the head of its page, and back', { tag: '@core' }, async ({ page }) => {
  await recordTransitions(page);
  await page.goto('/', { waitUntil: 'load' });
  await waitForObservers(page);
  const link = page.locator('#education').getByRole('link', { name: 'Science', exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL('/schoolofscience');
  await expect.poll(() => readTransitions(page)).toEqual(['/: Science']);
  await expect(page.locator('main picture').first()).toHaveCSS('view-transition-name', 'picture');
  await waitForTransitionEnd(page);

  await page.goBack();
  await expect(page.locator('#education').getByRole('link', { name: 'Science', exact: true })).toBeInViewport();
  await expect
    .poll(async () => (await readTransitions(page))[1], 'the head becomes the door again')
    .toBe('/schoolofscience: head');
  await expect
    .poll(() =>
      page
        .locator('main picture')
        .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).viewTransitionName)),
    )
    .not.toContain('picture');
});

test('under reduced motion there are no view transitions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await page.goto('/schoolofscience', { waitUntil: 'load' });
  await expect(page.locator('main picture').first()).toHaveCSS('view-transition-name', 'none');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  expect(await readTransitions(page)).toEqual([]);
});
