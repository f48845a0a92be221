/** The nine tasks: each is completed to one of its endings, by touch and by keyboard. */
import type { Locator, Page } from '@playwright/test';
import { content } from '#model/content.ts';
import { hrefOf, pathOf, type RouteId } from '#model/routes.ts';
import type { Task } from '#schemas/task.ts';
import { holdRequests, skipIntro } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

/** The choices to press in each step, and the ending that they lead to. features/tasks/tasks.test.ts covers the other endings. */
const solutions: Readonly<Record<string, readonly [ending: string, ...steps: (readonly string[])[]]>> = {
  paramedical: ['redrawn', ['clotting', 'potassium', 'liver'], ['redraw']],
  management: ['spread', ['stay'], ['ours', 'shop', 'making']],
  design: ['booked', ['menu', 'app', 'continue'], ['plain']],
  commerce: ['traced', ['sales', 'tea'], ['entry']],
  legal: ['sustained', ['stall', 'red'], ['leads']],
  science: ['held', ['three', 'nine'], ['phone', 'neither'], ['early']],
  it: ['told', ['notes', 'receipt'], ['hurry', 'address'], ['tell']],
  humanities: ['carried', ['spell'], ['carry']],
  certificates: ['grows', ['d5', 'd6'], ['range']],
};
const tasks = content.tasks;

async function open(page: Page, id: string): Promise<Locator> {
  await skipIntro(page);
  await page.clock.install();
  await page.goto(hrefOf(id as RouteId, 'task'));
  const task = page.locator('[data-task]');
  await task.scrollIntoViewIfNeeded();
  await expect(task.getByRole('button').first()).toBeVisible();
  return task;
}

type Press = (button: Locator) => Promise<void>;

/** Advances the clock, because a press right after a reply is ignored. */
const waitForReply = (task: Locator) => task.page().clock.fastForward(500);

/** Completes a task. Expects a reply to each press, and the focus on each new question. */
async function play(task: Locator, { steps }: Task, presses: readonly (readonly string[])[], press: Press): Promise<void> {
  for (const [index, ids] of presses.entries()) {
    await expect(task).toContainText(steps[index]?.question ?? '');
    await waitForReply(task);
    for (const id of ids) await press(task.locator(`[data-choice="${id}"]`));
    const { finishLabel } = steps[index] ?? {};
    if (finishLabel) await press(task.getByRole('button', { name: finishLabel }));
    await expect(task.getByRole('status')).not.toBeEmpty();
    await expect(task.locator(':focus'), 'the focus stays on the pressed button').toHaveRole('button');
    await waitForReply(task);
    await press(task.getByRole('button', { name: 'Go on' }));
    await expect(task.locator(':focus')).toContainText(steps[index + 1]?.question ?? '');
  }
  await waitForReply(task);
}

async function expectEnding(task: Locator, { endings }: Task, id: string): Promise<void> {
  const { heading = '', text = '' } = endings.find((ending) => ending.id === id) ?? {};
  await expect(task.getByRole('heading', { level: 3 })).toHaveText(heading);
  await expect(task.locator(':focus')).toHaveText(heading);
  await expect(task).toContainText(text);
  await expect(task.getByRole('status')).toBeEmpty();
}

for (const task of tasks) {
  const [ending = '', ...presses] = solutions[task.id] ?? [];
  test.describe(task.id, () => {
    test.describe('by touch', () => {
      test.use({ ...phone, viewport: { width: 390, height: 740 } });

      test('the task can be completed, fits on a phone’s screen at each step, and can be restarted', async ({ page }) => {
        const shown = await open(page, task.id);
        const expectFits = async (state: string) =>
          expect((await shown.boundingBox())?.height, `its height ${state}`).toBeLessThanOrEqual(620);
        await expectFits('at the start');
        await play(shown, task, presses, async (button) => {
          await button.tap();
          await expectFits('after a press');
        });
        await expectEnding(shown, task, ending);
        await expectFits(`at the end, ${ending}`);
        await shown.getByRole('button', { name: 'Do it again' }).tap();
        await expect(shown).toContainText(task.steps[0]?.question ?? '');
        await expect(shown.getByRole('button', { pressed: true })).toHaveCount(0);
      });
    });

    test('the task can be completed by keyboard, and axe finds no violations', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shown = await open(page, task.id);
      await play(shown, task, presses, async (button) => {
        await expectAccessible(page, `${task.id}, before a press`, '[data-task]');
        await button.press('Enter');
      });
      await expectEnding(shown, task, ending);
      await expectAccessible(page, `${task.id}: ${ending}`, '[data-task]');
    });

    test.describe('with JavaScript disabled', () => {
      test.use({ ...phone, javaScriptEnabled: false });

      test('the first step is readable, the answer opens, and there are links and no buttons', async ({ page }) => {
        await page.goto(pathOf(task.id as RouteId));
        const shown = page.locator('[data-task]');
        await expect(shown).toContainText(task.steps[0]?.question ?? '');
        for (const { label } of task.steps[0]?.choices ?? []) await expect(shown).toContainText(label.split(', ')[0] ?? '');
        await expect(shown.getByRole('button')).toHaveCount(0);
        await shown.getByText('The answer', { exact: true }).tap();
        await expect(shown.getByText(task.answer)).toBeVisible();
        await expect(shown.getByRole('link')).toHaveCount(3);
        await shown.getByText('The answer', { exact: true }).press('Enter');
        await expect(shown.getByText(task.answer)).toBeHidden();
      });
    });
  });
}

test.describe('a finished task', () => {
  test.use(phone);

  test('links to a course, to how to apply and to another task; home has one of the nine', {
    tag: '@core',
  }, async ({ page }) => {
    const [first] = tasks;
    if (!first) throw new Error('There are no tasks.');
    const shown = await open(page, first.id);
    await play(shown, first, (solutions[first.id] ?? []).slice(1) as string[][], (button) => button.tap());
    await expect(shown.getByRole('link')).toHaveCount(3);
    await shown.getByRole('link', { name: tasks[1]?.title ?? '' }).tap();
    await expect(page.locator('[data-task]').getByRole('heading', { level: 2 })).toHaveText(tasks[1]?.title ?? '');
    await page.goto('/');
    const titleOnHome = await page.locator('[data-task]').getByRole('heading', { level: 2 }).textContent();
    expect(tasks.map(({ title }) => title)).toContain(titleOnHome);
  });
});

test.describe('a press', () => {
  test.use({ ...phone, viewport: { width: 360, height: 660 } });
  const [health, biscuits] = tasks;
  if (!health || !biscuits) throw new Error('There are no tasks.');

  test('a double tap does not skip the reply, which is visible with its button', async ({ page }) => {
    const shown = await open(page, 'design');
    await waitForReply(shown);
    await shown.locator('[data-choice="continue"]').tap();
    const goOnButton = shown.getByRole('button', { name: 'Go on' });
    await goOnButton.tap();
    await expect(goOnButton).toBeInViewport({ ratio: 1 });
    await expect(shown.getByRole('status')).toBeInViewport({ ratio: 1 });
    await waitForReply(shown);
    await goOnButton.tap();
    await expect(goOnButton).toBeHidden();
    await expect(shown.getByRole('heading', { level: 2 }), 'the next question is visible, with its title').toBeInViewport();
  });

  test('a press before hydration has its reply after it, and an open answer stays open', async ({ page }) => {
    const releaseScripts = await holdRequests(page, '**/assets/task.*.js');
    await page.goto(pathOf('management'));
    const shown = page.locator('[data-task]');
    await shown.getByText('The answer', { exact: true }).tap();
    await shown.locator('[data-choice="stay"]').tap();
    await expect(shown.getByRole('button')).toHaveCount(0);
    releaseScripts();
    await expect(shown.getByRole('status')).toHaveText(biscuits.steps[0]?.choices.find(({ id }) => id === 'stay')?.reply ?? '');
    await expect(shown.locator(':focus')).toHaveAttribute('data-choice', 'stay');
    await expect(shown.getByText(biscuits.answer)).toBeVisible();
  });
});
