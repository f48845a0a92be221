import { describe, expect, test } from 'vitest';
import { programmes } from '../../src/content/programmes/programmes.ts';
import { usualMonths } from '../../src/lib/course-length.ts';

describe('the usual length of a course in months', () => {
  test.each([
    ['2 years', 24],
    ['3–4 years, internship included', 42],
    ['4½–5 years, internship included', 57],
    ['6 months to 1 year', 9],
    ['About 1 year, with field work', 12],
    ['2 years and about 3 months of practical training', 27],
    ['2 years, the last 6 months as internship', 24],
    ['5½ years: 4½ years of study and a 1-year internship', 66],
    ['6–12 months', 9],
  ])('%s: %i', (length, months) => {
    expect(usualMonths(length)).toBe(months);
  });

  test('a text that does not begin with a length is refused, with the mend', () => {
    expect(() => usualMonths('Eight semesters')).toThrow(/'Eight semesters' .* begin it like '3 years'/);
  });

  test('every programme has one that can be sorted', () => {
    for (const { length } of Object.values(programmes)) expect(usualMonths(length)).toBeGreaterThan(0);
  });
});
