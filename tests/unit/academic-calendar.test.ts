import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarMonths, daysInWords } from '#model/academic-calendar.ts';
import { academicCalendarFile } from '#model/calendar.ts';
import type { CalendarEntry } from '#schemas/calendar-entry.ts';

const entry = (id: string, begins: string, ends?: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  title: id,
  kind: 'holiday',
  begins,
  ends,
  provenance: 'sample',
  ...more,
});

describe('the academic calendar', () => {
  test('has no month before its first entry', () => expect(calendarMonths([])).toEqual([]));

  test('has every month from the first entry to the last', () => {
    const months = calendarMonths([entry('b', '2027-02-01'), entry('a', '2026-11-30', '2026-12-02')]);
    expect(months.map(({ name }) => name)).toEqual(['November 2026', 'December 2026', 'January 2027', 'February 2027']);
    expect(months.map(({ lines }) => lines.map(({ id, figures }) => `${id} ${figures}`))).toEqual([
      ['a 30'],
      ['a 1–2'],
      [],
      ['b 1'],
    ]);
  });

  test('begins its weeks on Monday, and gives each day its kinds of entries', () => {
    const [month] = calendarMonths([entry('term', '2027-02-01', '2027-02-28', { kind: 'term' }), entry('day', '2027-02-03')]);
    expect(month?.weeks.map(({ begins }) => begins)).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22']);
    expect(month?.weeks[0]?.days[2]).toEqual({ day: '2027-02-03', figure: 3, kinds: ['term', 'holiday'] });
  });

  test.each([
    ['2027-01-11', '2027-01-11', '11 January 2027'],
    ['2027-01-11', '2027-01-22', '11 to 22 January 2027'],
    ['2027-01-28', '2027-02-03', '28 January to 3 February 2027'],
    ['2026-12-28', '2027-05-15', '28 December 2026 to 15 May 2027'],
  ])('%s to %s reads as it is spoken', (begins, ends, words) => expect(daysInWords(begins, ends)).toBe(words));

  test('fills whole days in visitors’ calendars', () => {
    const owner = { name: 'A school', origin: 'https://a.example', language: 'en-IN' };
    const file = academicCalendarFile([entry('a', '2027-01-11', '2027-01-12', { note: 'Bring a card.' })], owner);
    const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
    expect(event?.startDate.toString()).toBe('2027-01-11');
    expect(event?.endDate.toString()).toBe('2027-01-13');
    expect(event?.description).toBe('Bring a card.');
  });
});
