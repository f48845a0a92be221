import { expect, test } from 'vitest';
import { firstYear } from '../../src/lib/fees.ts';

test('the first year costs the yearly fee and the form', () => {
  expect(firstYear(110000, 1000)).toBe('₹1,11,000');
});

test('there is no first-year sum where the yearly fee is not published', () => {
  expect(firstYear(null, 1000)).toBeNull();
});
