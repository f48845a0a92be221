import { expect, test } from 'vitest';
import { accessible } from '../../bench/engines/sweep.ts';
import { leftOut, rules, rulesAmiss, running } from '../support/axe-rules.ts';

const unasked = [
  'css-orientation-lock',
  'focus-order-semantics',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];
const ids = (names: readonly string[]) => names.map((id) => ({ id }));
const results = (names: readonly string[]) => ({ violations: [], incomplete: [], passes: ids(names), inapplicable: [] });

test('the rules that axe does not run by itself run too, but for the nine that are left out with a reason', () => {
  for (const name of unasked) expect(rules[name], name).toEqual({ enabled: true });
  expect(Object.values(rules).filter(({ enabled }) => !enabled)).toHaveLength(9);
  expect(running.length).toBeGreaterThan(90);
  expect(running.filter((name) => name in leftOut)).toEqual([]);
});

test('a rule that did not run is named, and one that ran unasked', () => {
  expect(rulesAmiss(results(running), false)).toEqual([]);
  expect(rulesAmiss(results(running.filter((name) => name !== 'target-size')), false)).toEqual(['target-size did not run']);
  expect(rulesAmiss(results([...running, 'blinking']), false)).toEqual(['blinking ran unasked']);
});

test('the engines’ sweep runs the same rules', () => {
  expect(accessible).toContain(`rules: ${JSON.stringify(rules)}`);
});
