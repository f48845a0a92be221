/** The FAQ page: topics, an address for each question, open all and close all, search in the page while closed, and paper. */
import type { Page } from '@playwright/test';
import { tabTo } from '../support/acts.ts';
import { topics } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

const questions = topics.flatMap((topic) => topic.questions);
const openOnes = (page: Page) => page.locator('main details[open]');

test('one press opens all answers, one closes all, and both are announced', { tag: '@core' }, async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(openOnes(page)).toHaveCount(questions.length);
  const status = page.locator('[data-questions-status][role="status"]');
  await expect(status).toHaveText(`All ${questions.length} answers are open.`);
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(openOnes(page)).toHaveCount(0);
  await expect(status).toHaveText(`All ${questions.length} answers are closed.`);
});

test('each question has an address, which opens it', async ({ page, context }) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open all' }).click();
  const links = page.getByRole('link', { name: 'Link to this question' });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(questions.map(({ id }) => `#${id}`));
  await links.nth(20).click();
  await expect(page).toHaveURL(`/faq#${questions[20]?.id}`);
  const sent = await context.newPage();
  await sent.goto(page.url());
  await expect(openOnes(sent)).toHaveCount(1);
  await expect(openOnes(sent).locator('summary')).toHaveText(questions[20]?.q ?? '');
  await expect(openOnes(sent).locator('summary')).toBeInViewport();
});

// A text fragment is looked up by the same search as Ctrl+F uses, which may look into what is closed.
test('a search in the page finds words in a closed answer and opens it', async ({ page }) => {
  const sought = questions[40];
  const words = sought?.a.split(' ').slice(3, 9).join(' ') ?? '';
  await page.goto(`/faq#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
  await expect(openOnes(page)).toHaveCount(1);
  await expect(openOnes(page).locator('summary')).toHaveText(sought?.q ?? '');
});

test('questions open and close by keyboard, and closed answers take no focus', {
  tag: '@core',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  const [first, second] = [page.locator('main details').first(), page.locator('main details').nth(1)];
  await tabTo(page, first.locator('summary'));
  await page.keyboard.press('Tab');
  await expect(second.locator('summary'), 'past a closed answer').toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(second.getByRole('link', { name: 'Link to this question' }), key).toBeVisible();
    await expect(openOnes(page)).toHaveCount(1);
    await expect(second.locator('summary')).toBeFocused();
    await page.keyboard.press(key);
    await expect(openOnes(page), `${key} again`).toHaveCount(0);
    await expect(second.locator('summary')).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(second.locator('> div a:focus')).toHaveCount(1);
});

test('an older browser prints closed answers too, and finds them closed again afterwards', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('main details').nth(2).locator('summary').click();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(openOnes(page)).toHaveCount(questions.length);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(openOnes(page)).toHaveCount(1);
});
