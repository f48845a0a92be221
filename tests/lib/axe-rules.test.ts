import { expect, test } from 'vitest';
import { leftOut, rules, rulesAmiss, running } from '../support/axe-rules.ts';

const unasked = [
  'aria-roledescription',
  'audio-caption',
  'css-orientation-lock',
  'duplicate-id',
  'duplicate-id-active',
  'focus-order-semantics',
  'landmark-complementary-is-top-level',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];
const ids = (names: readonly string[]) => names.map((id) => ({ id }));
const results = (names: readonly string[]) => ({ violations: [], incomplete: [], passes: ids(names), inapplicable: [] });

test('the rules that axe does not run by itself run too, also those that it has given up, but for four: three of level AAA, and one that decides nothing', () => {
  for (const name of unasked) expect(rules[name], name).toEqual({ enabled: true });
  expect(Object.keys(leftOut).sort()).toEqual([
    'color-contrast-enhanced',
    'hidden-content',
    'identical-links-same-purpose',
    'meta-refresh-no-exceptions',
  ]);
  expect(
    Object.entries(rules)
      .flatMap(([name, { enabled }]) => (enabled ? [] : [name]))
      .sort(),
  ).toEqual(Object.keys(leftOut).sort());
  expect(running.length).toBeGreaterThan(100);
  expect(running.filter((name) => name in leftOut)).toEqual([]);
});

test('a rule that did not run is named, and one that ran unasked', () => {
  expect(rulesAmiss(results(running), false)).toEqual([]);
  expect(rulesAmiss(results(running.filter((name) => name !== 'target-size')), false)).toEqual(['target-size did not run']);
  expect(rulesAmiss(results([...running, 'blinking']), false)).toEqual(['blinking ran unasked']);
});
