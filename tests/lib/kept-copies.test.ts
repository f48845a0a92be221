import { describe, expect, test } from 'vitest';
import { isTooOld, keptForDays } from '../../src/lib/kept-copies.ts';

const day = 86_400_000;
/** A copy of today, by the host's clock. */
const date = 'Tue, 24 Nov 2026 06:30:00 GMT';
const made = Date.parse(date);

describe('whether a copy is too old to be shown', () => {
  test('it is when its days are over, and not before', () => {
    expect(isTooOld(date, made)).toBe(false);
    expect(isTooOld(date, made + keptForDays * day)).toBe(false);
    expect(isTooOld(date, made + keptForDays * day + 1)).toBe(true);
  });

  test('a device in 1999 shows what it has kept, one in 2099 nothing: neither throws', () => {
    expect(isTooOld(date, Date.parse('1999-06-15T10:00:00+05:30'))).toBe(false);
    expect(isTooOld(date, Date.parse('2099-06-15T10:00:00+05:30'))).toBe(true);
  });

  test('a copy without a date, or with one that can’t be read, is not called old', () => {
    expect(isTooOld(null, made)).toBe(false);
    expect(isTooOld('yesterday', made)).toBe(false);
  });
});
