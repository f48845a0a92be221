import { describe, expect, test } from 'vitest';
import { dayAndMonth, hours, longDay, yearAndMonth } from '#utils/dates.ts';

describe('a day', () => {
  test('is that of Kolkata, whatever the time zone of the build', () => {
    expect(longDay('2026-12-05T10:00:00+05:30')).toBe('Saturday, 5 December 2026');
    expect(dayAndMonth('2026-12-05T10:00:00+05:30')).toEqual({ day: '5', month: 'Dec' });
    expect(longDay('2026-12-04T18:29:59Z')).toBe('Friday, 4 December 2026');
    expect(longDay('2026-12-04T18:30:00Z')).toBe('Saturday, 5 December 2026');
    expect(dayAndMonth('2026-12-31T20:00:00Z')).toEqual({ day: '1', month: 'Jan' });
  });
});

test('the year changes at midnight in Kolkata', () => {
  expect(yearAndMonth(new Date('2026-12-31T18:29:59Z'))).toEqual({ year: 2026, month: 12 });
  expect(yearAndMonth(new Date('2026-12-31T18:30:00Z'))).toEqual({ year: 2027, month: 1 });
});

describe('hours', () => {
  test('are those of Kolkata', () => {
    expect(hours('2026-12-05T10:00:00+05:30', '2026-12-05T16:30:00+05:30')).toBe('10:00\u00a0am to 4:30\u00a0pm');
    expect(hours('2026-12-05T04:30:00Z', '2026-12-05T06:30:00Z')).toBe('10:00\u00a0am to 12:00\u00a0pm');
  });

  test('name the last day if it differs from the first', () => {
    expect(hours('2026-12-05T20:00:00+05:30', '2026-12-06T01:00:00+05:30')).toBe(
      '8:00\u00a0pm to 1:00\u00a0am on Sunday, 6 December 2026',
    );
  });

  test('throw if the end is not after the start', () => {
    const end = '2026-12-05T10:00:00+05:30';
    for (const start of ['2026-12-05T11:00:00+05:30', end]) expect(() => hours(start, end)).toThrow(/before it starts/);
  });
});

test.each(['2026-12-05', '2026-12-05T10:00:00', '', '2027-02-30T10:00:00+05:30', '5 Dec 2026 10:00 +05:30'])(
  "the invalid time '%s' throws with an example of the right form",
  (text) => {
    expect(() => longDay(text)).toThrow(/write it like 2026-12-05T10:00:00\+05:30/);
  },
);
