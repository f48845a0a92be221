import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarMonths, formatDays } from '#model/academic-calendar.ts';
import { academicCalendarFile } from '#model/calendar.ts';
import type { CalendarEntry } from '#schemas/calendar-entry.ts';

const entry = (id: string, begins: string, ends?: string, changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  title: id,
  kind: 'holiday',
  begins,
  ends,
  provenance: 'sample',
  ...changes,
});

describe('the academic calendar', () => {
  test('has every month from the first entry to the last', () => {
    const months = calendarMonths([entry('b', '2027-02-01'), entry('a', '2026-11-30', '2026-12-02')]);
    expect(months.map(({ name }) => name)).toEqual(['November 2026', 'December 2026', 'January 2027', 'February 2027']);
    expect(months.map(({ lines }) => lines.map(({ id, dayNumbers }) => `${id} ${dayNumbers}`))).toEqual([
      ['a 30'],
      ['a 1–2'],
      [],
      ['b 1'],
    ]);
  });

  test('colours a holiday within an examination as a holiday, and only underlines the days of an entry for some schools', () => {
    const months = calendarMonths([
      entry('exams', '2026-12-21', '2027-01-08', { kind: 'examination' }),
      entry('christmas', '2026-12-25', undefined, { kind: 'holiday' }),
      entry('results', '2026-12-28', undefined, { kind: 'result', schools: ['legal'] }),
    ]);
    const days = months.flatMap(({ weeks }) => weeks.flatMap((week) => week.days)).filter((day) => day !== null);
    const findDay = (date: string) => days.find(({ day }) => day === date);
    expect(findDay('2026-12-24')).toMatchObject({ colour: 'examination', underline: undefined });
    expect(findDay('2026-12-25')).toMatchObject({ colour: 'holiday', underline: undefined });
    expect(findDay('2026-12-28')).toMatchObject({ colour: 'examination', underline: 'result' });
  });

  test('starts its weeks on Monday and lists the kinds of entries of each day', () => {
    const [month] = calendarMonths([entry('term', '2027-02-01', '2027-02-28', { kind: 'term' }), entry('day', '2027-02-03')]);
    expect(month?.weeks.map(({ begins }) => begins)).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22']);
    expect(month?.weeks[0]?.days[2]).toMatchObject({ day: '2027-02-03', dayOfMonth: 3, kinds: ['term', 'holiday'] });
  });

  test.each([
    ['2027-01-11', '2027-01-11', '11 January 2027'],
    ['2027-01-11', '2027-01-22', '11 to 22 January 2027'],
    ['2027-01-28', '2027-02-03', '28 January to 3 February 2027'],
    ['2026-12-28', '2027-05-15', '28 December 2026 to 15 May 2027'],
  ])('formats %s to %s as %s', (begins, ends, text) => expect(formatDays(begins, ends)).toBe(text));

  const eventBuiltOn = (day: string) => {
    const owner = { name: 'A school', origin: 'https://a.example', language: 'en-IN' };
    const entries = [entry('a', '2027-01-11', '2027-01-12', { note: 'Bring a card.' })];
    const file = academicCalendarFile(entries, owner, new Date(`${day}T12:00:00+05:30`));
    return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((vevent) => new ICAL.Event(vevent))[0];
  };

  test('exports entries with the same UID and a higher sequence number in a later build', () => {
    const [earlier, later] = [eventBuiltOn('2026-11-27'), eventBuiltOn('2026-11-28')];
    expect(later?.uid).toBe(earlier?.uid);
    expect(later?.sequence).toBeGreaterThan(earlier?.sequence ?? Infinity);
  });

  test('exports entries as all-day events', () => {
    const event = eventBuiltOn('2026-11-27');
    expect(event?.startDate.toString()).toBe('2027-01-11');
    expect(event?.endDate.toString()).toBe('2027-01-13');
    expect(event?.description).toBe('Bring a card.');
  });
});
