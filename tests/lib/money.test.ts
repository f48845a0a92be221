import { expect, test } from 'vitest';
import { rupees } from '../../src/lib/money.ts';

test.each([
  [999, '₹999'],
  [99999, '₹99,999'],
  [100000, '₹1,00,000'],
  [110000, '₹1,10,000'],
  [12345678, '₹1,23,45,678'],
])('%i is written %s', (amount, text) => {
  expect(rupees(amount)).toBe(text);
});

test.each([0, -1, 0.5, 1000.01, Number.NaN, Number.POSITIVE_INFINITY, '55000', null])('%o is refused', (amount) => {
  expect(() => rupees(amount as number)).toThrow(/whole rupees/);
});
