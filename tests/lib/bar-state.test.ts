import { describe, expect, test } from 'vitest';
import { block } from '../../deploy/style-tokens.ts';
import { type BarState, nextBarState, solidAbove, transparentBelow } from '../../src/lib/bar-state.ts';
import { limits } from '../content/specification.ts';

test('the thresholds and the height are those of the specification', () => {
  expect([solidAbove, transparentBelow]).toEqual([limits.barSolidAbove, limits.barTransparentBelow]);
  expect(block(':root')['bar-height']).toBe(limits.barHeight);
});

describe('on a viewport 1000 px high', () => {
  test.each<[BarState, number, BarState]>([
    ['top', 0, 'top'],
    ['top', 349, 'top'],
    ['top', 350, 'top'],
    ['top', 351, 'solid'],
    ['solid', 351, 'solid'],
    ['solid', 350, 'solid'],
    ['solid', 300, 'solid'],
    ['solid', 250, 'solid'],
    ['solid', 249, 'top'],
    ['top', 300, 'top'],
    ['solid', 0, 'top'],
    ['solid', -20, 'top'],
  ])('a bar that is %s becomes, at %i px, %s', (state, scrolled, next) => {
    expect(nextBarState(state, scrolled, 1000)).toBe(next);
  });
});

test('the thresholds go with the height of the viewport', () => {
  expect(nextBarState('top', 300, 800)).toBe('solid');
  expect(nextBarState('top', 300, 900)).toBe('top');
});
