import { expect, test } from 'vitest';
import { block } from '../../build/style-tokens.ts';
import { type BarState, nextBarState, type Passed, solidAbove, transparentBelow } from '../../src/lib/bar-state.ts';
import { limits } from '../content/specification.ts';

test('the thresholds and the height are those of the specification', () => {
  expect([solidAbove, transparentBelow]).toEqual([limits.barSolidAbove, limits.barTransparentBelow]);
  expect(block(':root')['bar-height']).toBe(limits.barHeight);
});

test.each<[BarState, string, Passed, BarState]>([
  ['top', 'below both thresholds', { solidAbove: false, transparentBelow: true }, 'top'],
  ['top', 'between them', { solidAbove: false, transparentBelow: false }, 'top'],
  ['top', 'above both', { solidAbove: true, transparentBelow: false }, 'solid'],
  ['solid', 'above both', { solidAbove: true, transparentBelow: false }, 'solid'],
  ['solid', 'between them', { solidAbove: false, transparentBelow: false }, 'solid'],
  ['solid', 'below both', { solidAbove: false, transparentBelow: true }, 'top'],
])('a bar that is %s is, %s, next as it should', (state, _where, passed, next) => {
  expect(nextBarState(state, passed)).toBe(next);
});
