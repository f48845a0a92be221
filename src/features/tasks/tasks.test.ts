import { describe, expect, test } from 'vitest';
import { content } from '#model/content.ts';
import * as rules from './rules.ts';
import { schoolOfTheDay } from './school-of-the-day.ts';
import {
  currentPresses,
  initialState,
  type TaskAction,
  type TaskRules,
  type TaskState,
  taskReducer,
  wronglySorted,
} from './task-state.ts';

const play = (rules: TaskRules, ...actions: TaskAction[]): TaskState =>
  actions.reduce((state, action) => taskReducer(rules, state, action), initialState);
const press = (id: string): TaskAction => ({ type: 'press', id });
const next: TaskAction = { type: 'next' };
const finish: TaskAction = { type: 'finish' };

const rulesOf: Readonly<Record<string, TaskRules>> = {
  paramedical: rules.healthRules,
  management: rules.managementRules,
  design: rules.designRules,
  commerce: rules.commerceRules,
  legal: rules.lawRules,
  science: rules.scienceRules,
  it: rules.itRules,
  humanities: rules.humanitiesRules,
  certificates: rules.certificateRules,
};

describe('a step', () => {
  test('find: records a wrong press once, and is completed by the right one', () => {
    const wrong = play(rules.lawRules, press('way'), press('way'));
    expect(wrong).toMatchObject({ done: false, pressed: [['way']] });
    expect(taskReducer(rules.lawRules, wrong, press('red'))).toMatchObject({ done: true, pressed: [['way', 'red']] });
  });

  test('sort: deselects with a second press, and is completed by finishing', () => {
    const state = play(rules.healthRules, press('liver'), press('sugar'), press('sugar'), press('clotting'));
    expect(state).toMatchObject({ done: false, pressed: [['liver', 'clotting']] });
    const sorted = taskReducer(rules.healthRules, state, finish);
    expect(sorted.done).toBe(true);
    expect(taskReducer(rules.healthRules, sorted, press('sugar'))).toEqual({ ...sorted, explainedId: 'sugar' });
    expect(
      wronglySorted(['clotting', 'potassium', 'liver'], ['liver', 'sugar'], ['sugar', 'clotting', 'potassium', 'liver']),
    ).toEqual(['sugar', 'clotting', 'potassium']);
  });

  test('repeat: accepts the same choice more than once, and is completed by the last press', () => {
    const state = play(rules.managementRules, press('stay'), next, press('shop'), press('shop'));
    expect(currentPresses(state)).toEqual(['shop', 'shop']);
    expect(state.done).toBe(false);
    expect(taskReducer(rules.managementRules, state, press('ours')).done).toBe(true);
  });

  test('decide: ignores a second press', () => {
    expect(play(rules.humanitiesRules, press('plain'), press('spell')).pressed).toEqual([['plain']]);
  });

  test('continues only when completed, ignores presses at the ending, and restarts', () => {
    expect(play(rules.lawRules, next, finish)).toEqual(initialState);
    const ended = play(rules.humanitiesRules, press('plain'), next, press('note'), next);
    expect(taskReducer(rules.humanitiesRules, ended, press('note'))).toBe(ended);
    expect(taskReducer(rules.humanitiesRules, ended, { type: 'restart' })).toEqual(initialState);
  });
});

test('management: the choice pressed twice pays; three different ones share the cost', () => {
  const ending = (...presses: string[]) => rules.managementRules.endingOf([['stay'], presses]);
  expect(ending('shop', 'ours', 'shop')).toBe('shop');
  expect(ending('biscuit', 'biscuit', 'biscuit')).toBe('biscuit');
  expect(ending('shop', 'ours', 'making')).toBe('spread');
});

test('humanities: only with the version that counts letters does keeping the Hindi word lead to its own ending', () => {
  expect(rules.humanitiesRules.endingOf([['letters'], ['carry'], []])).toBe('counted');
  expect(rules.humanitiesRules.endingOf([['plain'], ['carry'], []])).toBe('carried');
  expect(rules.humanitiesRules.endingOf([['letters'], ['note'], []])).toBe('noted');
});

/** Returns every ending for one press per step, or three in a `repeat` step. */
function reachableEndings(rules: TaskRules, steps: readonly { choices: readonly { id: string }[] }[]): Set<string> {
  const histories = rules.steps.reduce<string[][][]>(
    (previous, rule, index) => {
      const ids = steps[index]?.choices.map(({ id }) => id) ?? [];
      const presses =
        rule.kind === 'repeat' ? ids.flatMap((a) => ids.flatMap((b) => ids.map((c) => [a, b, c]))) : ids.map((id) => [id]);
      return previous.flatMap((history) => presses.map((pressed) => [...history, pressed]));
    },
    [[]],
  );
  return new Set(histories.map((history) => rules.endingOf([...history, []])));
}

describe.each(content.tasks)('the texts of $id', ({ id, steps, endings }) => {
  const rulesOfTask = rulesOf[id];

  test('match its rules: the number of steps, and the right choices', () => {
    expect(rulesOfTask?.steps).toHaveLength(steps.length);
    for (const [index, rule] of (rulesOfTask?.steps ?? []).entries()) {
      const ids = steps[index]?.choices.map((choice) => choice.id);
      if (rule.kind === 'find') expect(ids).toContain(rule.right);
      if (rule.kind === 'sort') expect(ids).toEqual(expect.arrayContaining([...rule.right]));
      expect(Boolean(steps[index]?.solvedReply)).toBe(rule.kind === 'sort');
    }
  });

  test('have exactly the endings that its rules can reach', () => {
    expect(rulesOfTask && [...reachableEndings(rulesOfTask, steps)].sort()).toEqual(endings.map((ending) => ending.id).sort());
  });
});

test('every school has a task', () => {
  expect(content.tasks.map(({ id }) => id).sort()).toEqual(content.schools.map(({ id }) => id).sort());
});

test('the home page shows all nine tasks on nine consecutive days', () => {
  const days = Array.from({ length: 9 }, (_, day) => new Date(Date.UTC(2026, 10, 25 + day)));
  expect(new Set(days.map((day) => schoolOfTheDay(content.tasks, day)))).toHaveProperty('size', 9);
});
