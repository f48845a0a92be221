/** The FAQ page: the address of each question, open all and close all, find in page while collapsed, and printing. */
import type { Page } from '@playwright/test';
import { tabTo } from '../support/actions.ts';
import { questionTopics } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

const questions = questionTopics.flatMap((topic) => topic.questions);
const openQuestions = (page: Page) => page.locator('main [data-question][open]');

test('a button opens all answers, a second closes them, and both are announced', { tag: '@core' }, async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(openQuestions(page)).toHaveCount(questions.length);
  const status = page.locator('[data-questions-status][role="status"]');
  await expect(status).toHaveText(`All ${questions.length} answers are open.`);
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(openQuestions(page)).toHaveCount(0);
  await expect(status).toHaveText(`All ${questions.length} answers are closed.`);
});

test('the address of a question opens its answer', async ({ page }) => {
  await page.goto('/faq');
  const ids = await page.locator('main [data-question] > [id]').evaluateAll((answers) => answers.map(({ id }) => id));
  expect(ids).toEqual(questions.map(({ id }) => id));
  await page.goto(`/faq#${questions[20]?.id}`);
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(openQuestions(page).locator('summary')).toHaveText(questions[20]?.question ?? '');
  await expect(openQuestions(page).locator('summary')).toBeInViewport();
});

// A text fragment uses the same search as Ctrl+F, which also finds text in closed details.
test('find in page opens a closed answer with the text', async ({ page }) => {
  const question = questions[40];
  const passage = question?.answer[0]?.split(' ').slice(3, 9).join(' ') ?? '';
  await page.goto(`/faq#:~:text=${encodeURIComponent(passage).replaceAll('-', '%2D')}`);
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(openQuestions(page).locator('summary')).toHaveText(question?.question ?? '');
});

test('questions open and close by keyboard, and closed answers are not focusable', {
  tag: '@core',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  const [first, second] = [page.locator('main [data-question]').first(), page.locator('main [data-question]').nth(1)];
  await tabTo(page, first.locator('summary'));
  await page.keyboard.press('Tab');
  await expect(second.locator('summary'), 'after a closed answer').toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(second.locator('> div'), key).toBeVisible();
    await expect(openQuestions(page)).toHaveCount(1);
    await expect(second.locator('summary')).toBeFocused();
    await page.keyboard.press(key);
    await expect(openQuestions(page), `${key} again`).toHaveCount(0);
    await expect(second.locator('summary')).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(second.locator('> div a:focus')).toHaveCount(1);
});

test('an older browser opens all answers for printing, and closes them again afterwards', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('main [data-question]').nth(2).locator('summary').click();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(openQuestions(page)).toHaveCount(questions.length);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(openQuestions(page)).toHaveCount(1);
});
