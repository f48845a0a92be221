/** The nine tasks: each to one of its endings, by touch and by keyboard. */
import type { Locator, Page } from '@playwright/test';
import { content } from '#model/content.ts';
import { pathOf, placeOf, type RouteId } from '#model/routes.ts';
import type { Task } from '#schemas/task.ts';
import { holdBack, skipIntro } from '../support/acts.ts';
import { expectAccessible } from '../support/axe.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

/** What is pressed in each step, to come to an ending. The others are reached in features/tasks/tasks.test.ts. */
const ways: Readonly<Record<string, readonly [ending: string, ...steps: (readonly string[])[]]>> = {
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
  await page.goto(placeOf(id as RouteId, 'task'));
  const task = page.locator('[data-task]');
  await task.scrollIntoViewIfNeeded();
  await expect(task.getByRole('button').first()).toBeVisible();
  return task;
}

type Press = (button: Locator) => Promise<void>;

/** An answer must have stood for a moment before the next press is heard. */
const read = (task: Locator) => task.page().clock.fastForward(500);

/** Plays to the end, and expects an answer to each press and the focus on each new question. */
async function play(task: Locator, { steps }: Task, way: readonly (readonly string[])[], press: Press): Promise<void> {
  for (const [index, ids] of way.entries()) {
    await expect(task).toContainText(steps[index]?.ask ?? '');
    await read(task);
    for (const id of ids) await press(task.locator(`[data-choice="${id}"]`));
    const { finish } = steps[index] ?? {};
    if (finish) await press(task.getByRole('button', { name: finish }));
    await expect(task.getByRole('status')).not.toBeEmpty();
    await expect(task.locator(':focus'), 'focus stays on what was pressed').toHaveRole('button');
    await read(task);
    await press(task.getByRole('button', { name: 'Go on' }));
    await expect(task.locator(':focus')).toContainText(steps[index + 1]?.ask ?? '');
  }
  await read(task);
}

async function expectEnding(task: Locator, { endings }: Task, id: string): Promise<void> {
  const { heading = '', text = '' } = endings.find((ending) => ending.id === id) ?? {};
  await expect(task.getByRole('heading', { level: 3 })).toHaveText(heading);
  await expect(task.locator(':focus')).toHaveText(heading);
  await expect(task).toContainText(text);
  await expect(task.getByRole('status')).toBeEmpty();
}

for (const task of tasks) {
  const [ending = '', ...way] = ways[task.id] ?? [];
  test.describe(task.id, () => {
    test.describe('by touch', () => {
      test.use({ ...phone, viewport: { width: 390, height: 740 } });

      test('the task comes to an ending, fits a phone at each step, and begins again', async ({ page }) => {
        const shown = await open(page, task.id);
        const expectFits = async (state: string) =>
          expect((await shown.boundingBox())?.height, `its height ${state}`).toBeLessThanOrEqual(620);
        await expectFits('at first');
        await play(shown, task, way, async (button) => {
          await button.tap();
          await expectFits('after a press');
        });
        await expectEnding(shown, task, ending);
        await expectFits(`at the end, ${ending}`);
        await shown.getByRole('button', { name: 'Do it again' }).tap();
        await expect(shown).toContainText(task.steps[0]?.ask ?? '');
        await expect(shown.getByRole('button', { pressed: true })).toHaveCount(0);
      });
    });

    test('the task comes to an ending by keyboard, and axe finds nothing on the way', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shown = await open(page, task.id);
      await play(shown, task, way, async (button) => {
        await expectAccessible(page, `${task.id}, before a press`, '[data-task]');
        await button.press('Enter');
      });
      await expectEnding(shown, task, ending);
      await expectAccessible(page, `${task.id}: ${ending}`, '[data-task]');
    });

    test.describe('with script off', () => {
      test.use({ ...phone, javaScriptEnabled: false });

      test('the first step can be read, the answer unfolds, links lead on, and there is no button', async ({ page }) => {
        await page.goto(pathOf(task.id as RouteId));
        const shown = page.locator('[data-task]');
        await expect(shown).toContainText(task.steps[0]?.ask ?? '');
        for (const { label } of task.steps[0]?.choices ?? []) await expect(shown).toContainText(label.split(', ')[0] ?? '');
        await expect(shown.getByRole('button')).toHaveCount(0);
        await shown.getByText('How it goes on').tap();
        await expect(shown.getByText(task.answer)).toBeVisible();
        await expect(shown.getByRole('link')).toHaveCount(3);
        await shown.getByText('How it goes on').press('Enter');
        await expect(shown.getByText(task.answer)).toBeHidden();
      });
    });
  });
}

test.describe('ways', () => {
  test.use(phone);

  test('a finished task leads to a course, to how to apply and to another task; home has one of the nine', {
    tag: '@core',
  }, async ({ page }) => {
    const [first] = tasks;
    if (!first) throw new Error('There are no tasks.');
    const shown = await open(page, first.id);
    await play(shown, first, (ways[first.id] ?? []).slice(1) as string[][], (button) => button.tap());
    await expect(shown.getByRole('link')).toHaveCount(3);
    await shown.getByRole('link', { name: tasks[1]?.title ?? '' }).tap();
    await expect(page.locator('[data-task]').getByRole('heading', { level: 2 })).toHaveText(tasks[1]?.title ?? '');
    await page.goto('/');
    const atHome = await page.locator('[data-task]').getByRole('heading', { level: 2 }).textContent();
    expect(tasks.map(({ title }) => title)).toContain(atHome);
  });
});

test.describe('a press', () => {
  test.use({ ...phone, viewport: { width: 360, height: 660 } });
  const [health, biscuits] = tasks;
  if (!health || !biscuits) throw new Error('There are no tasks.');

  test('a double tap does not skip the answer, which is in view with its button', async ({ page }) => {
    const shown = await open(page, 'design');
    await read(shown);
    await shown.locator('[data-choice="continue"]').tap();
    const goOn = shown.getByRole('button', { name: 'Go on' });
    await goOn.tap();
    await expect(goOn).toBeInViewport({ ratio: 1 });
    await expect(shown.getByRole('status')).toBeInViewport({ ratio: 1 });
    await read(shown);
    await goOn.tap();
    await expect(goOn).toBeHidden();
    await expect(shown.getByRole('heading', { level: 2 }), 'the next question is in view, with its title').toBeInViewport();
  });

  test('a press before the script has come is answered then, and an unfolded answer stays open', async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/task.*.js');
    await page.goto(pathOf('management'));
    const shown = page.locator('[data-task]');
    await shown.getByText('How it goes on').tap();
    await shown.locator('[data-choice="stay"]').tap();
    await expect(shown.getByRole('button')).toHaveCount(0);
    arrive();
    await expect(shown.getByRole('status')).toHaveText(biscuits.steps[0]?.choices.find(({ id }) => id === 'stay')?.reply ?? '');
    await expect(shown.locator(':focus')).toHaveAttribute('data-choice', 'stay');
    await expect(shown.getByText(biscuits.answer)).toBeVisible();
  });
});
