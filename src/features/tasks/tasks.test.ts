import { describe, expect, test } from 'vitest';
import { content } from '#model/content.ts';
import { schoolOfTheDay } from './of-the-day.ts';
import * as rules from './rules.ts';
import { atFirst, missedIn, pressedIn, type TaskAct, type TaskRules, type TaskState, taskReducer } from './task-state.ts';

const played = (of: TaskRules, ...acts: TaskAct[]): TaskState =>
  acts.reduce((state, act) => taskReducer(of, state, act), atFirst);
const press = (id: string): TaskAct => ({ type: 'press', id });
const goOn: TaskAct = { type: 'goOn' };
const finish: TaskAct = { type: 'finish' };

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
  test('find: a wrong press is kept and counts once, the right one ends the step', () => {
    const wrong = played(rules.lawRules, press('way'), press('way'));
    expect(wrong).toMatchObject({ done: false, pressed: [['way']] });
    expect(taskReducer(rules.lawRules, wrong, press('red'))).toMatchObject({ done: true, pressed: [['way', 'red']] });
  });

  test('sort: a second press takes back the first; only saying so ends the step', () => {
    const state = played(rules.healthRules, press('liver'), press('sugar'), press('sugar'), press('clotting'));
    expect(state).toMatchObject({ done: false, pressed: [['liver', 'clotting']] });
    const sorted = taskReducer(rules.healthRules, state, finish);
    expect(sorted.done).toBe(true);
    expect(taskReducer(rules.healthRules, sorted, press('sugar'))).toEqual({ ...sorted, seen: 'sugar' });
    expect(missedIn(['clotting', 'potassium', 'liver'], ['liver', 'sugar'], ['sugar', 'clotting', 'potassium', 'liver'])).toEqual(
      ['sugar', 'clotting', 'potassium'],
    );
  });

  test('take: the same part may give more than once, and the last press ends the step', () => {
    const state = played(rules.managementRules, press('stay'), goOn, press('shop'), press('shop'));
    expect(pressedIn(state)).toEqual(['shop', 'shop']);
    expect(state.done).toBe(false);
    expect(taskReducer(rules.managementRules, state, press('ours')).done).toBe(true);
  });

  test('decide: there is no way back', () => {
    expect(played(rules.humanitiesRules, press('plain'), press('spell')).pressed).toEqual([['plain']]);
  });

  test('nobody goes on before it is done, or presses what is over; again begins anew', () => {
    expect(played(rules.lawRules, goOn, finish)).toEqual(atFirst);
    const ended = played(rules.humanitiesRules, press('plain'), goOn, press('note'), goOn);
    expect(taskReducer(rules.humanitiesRules, ended, press('note'))).toBe(ended);
    expect(taskReducer(rules.humanitiesRules, ended, { type: 'again' })).toEqual(atFirst);
  });
});

test('the biscuits: who gives twice pays, and three who give once share it', () => {
  const ending = (...taken: string[]) => rules.managementRules.endingOf([['stay'], taken]);
  expect(ending('shop', 'ours', 'shop')).toBe('shop');
  expect(ending('biscuit', 'biscuit', 'biscuit')).toBe('biscuit');
  expect(ending('shop', 'ours', 'making')).toBe('spread');
});

test('the Hindi word gives its count back to the version that counts letters, and to no other', () => {
  expect(rules.humanitiesRules.endingOf([['letters'], ['carry'], []])).toBe('counted');
  expect(rules.humanitiesRules.endingOf([['plain'], ['carry'], []])).toBe('carried');
  expect(rules.humanitiesRules.endingOf([['letters'], ['note'], []])).toBe('noted');
});

/** Every ending that can be come to, over every choice of every step. */
function endingsOf(of: TaskRules, words: readonly { choices: readonly { id: string }[] }[]): Set<string> {
  const ways = of.steps.reduce<string[][][]>(
    (before, rule, index) => {
      const ids = words[index]?.choices.map(({ id }) => id) ?? [];
      const presses =
        rule.act === 'take' ? ids.flatMap((a) => ids.flatMap((b) => ids.map((c) => [a, b, c]))) : ids.map((id) => [id]);
      return before.flatMap((way) => presses.map((pressed) => [...way, pressed]));
    },
    [[]],
  );
  return new Set(ways.map((way) => of.endingOf([...way, []])));
}

describe.each(content.tasks)('the words of $id', ({ id, steps, endings }) => {
  const of = rulesOf[id];

  test('fit its rules: as many steps, and every choice that is right is there', () => {
    expect(of?.steps).toHaveLength(steps.length);
    for (const [index, rule] of (of?.steps ?? []).entries()) {
      const ids = steps[index]?.choices.map((choice) => choice.id);
      if (rule.act === 'find') expect(ids).toContain(rule.right);
      if (rule.act === 'sort') expect(ids).toEqual(expect.arrayContaining([...rule.right]));
      expect(Boolean(steps[index]?.right)).toBe(rule.act === 'sort');
    }
  });

  test('have the endings that its rules lead to, and no other', () => {
    expect(of && [...endingsOf(of, steps)].sort()).toEqual(endings.map((ending) => ending.id).sort());
  });
});

test('every school has its task', () => {
  expect(content.tasks.map(({ id }) => id).sort()).toEqual(content.schools.map(({ id }) => id).sort());
});

test('on nine days that follow each other home has the nine', () => {
  const days = Array.from({ length: 9 }, (_, day) => new Date(Date.UTC(2026, 10, 25 + day)));
  expect(new Set(days.map((day) => schoolOfTheDay(content.tasks, day)))).toHaveProperty('size', 9);
});
