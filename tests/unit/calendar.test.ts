/** The calendar files, parsed by a library other than the one that writes them. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile } from '#model/calendar.ts';
import type { SchoolEvent } from '#schemas/event.ts';

const openDay: SchoolEvent = {
  id: 'open-day',
  title: 'Open Day: see it on a working Saturday',
  category: 'Academic',
  status: 'scheduled',
  starts: '2026-12-12T10:00:00+05:30',
  ends: '2026-12-12T15:00:00+05:30',
  announced: '2026-11-20',
  location: 'All nine schools; start at the main hall',
  attendees: 'about 400 students and families',
  picture: 'event-open-day',
  description: 'Classes go on as usual, and you walk in on them. Bring your questions.',
  featured: true,
  provenance: 'specification',
};
const games: SchoolEvent = { ...openDay, id: 'games', title: 'Games', starts: '2026-12-05T08:00:00+05:30' };
const owner = { name: 'Pundir Business School', origin: 'https://preview.pundir.example', language: 'en-IN' };
const parseCalendar = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const parseEvents = (text: string) =>
  parseCalendar(text)
    .getAllSubcomponents('vevent')
    .map((vevent) => new ICAL.Event(vevent));
/** Writes the calendar file of the open day with some changes. Returns the event parsed from it. */
function parsedEvent(changes: Partial<SchoolEvent> = {}) {
  const [event, ...rest] = parseEvents(calendarFile([{ ...openDay, ...changes }], owner, 'add'));
  if (!event || rest.length > 0) throw new Error('The calendar file does not contain exactly one event.');
  return event;
}

test('the file of all events is valid iCalendar (RFC 5545) with a refresh interval of one day', () => {
  const text = calendarFile([openDay, games], owner, 'subscribe');
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const calendar = parseCalendar(text);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Events of Pundir Business School');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  expect(parseEvents(text).map(({ summary }) => summary)).toEqual([openDay.title, games.title]);
  expect(new Set(parseEvents(text).map(({ uid }) => uid)).size).toBe(2);
});

test('an event has the texts of its page and the same times, in UTC', () => {
  const event = parsedEvent();
  expect(event.summary).toBe(openDay.title);
  expect(event.description).toContain(openDay.description);
  expect(event.location).toBe(`${openDay.location}, ${owner.name}`);
  expect(event.component.getFirstPropertyValue('url')).toBe(`${owner.origin}/whatson#open-day`);
  expect(event.component.getFirstPropertyValue('categories')).toBe('Academic');
  for (const [time, iso] of [
    [event.startDate, '2026-12-12T04:30:00.000Z'],
    [event.endDate, '2026-12-12T09:30:00.000Z'],
  ] as const) {
    expect(time.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(time.toJSDate().toISOString()).toBe(iso);
  }
});

test('the UID of an event never changes, so that no calendar shows a duplicate', () => {
  // Computed in Python: uuid.uuid5(uuid.UUID('0d74714f-afd9-404a-9217-19aac2297fa6'), 'open-day').
  expect(parsedEvent().uid).toBe('0d8c8f7e-8753-55c5-829b-04a6834105ca');
});

test('commas, semicolons and characters of every script are preserved', () => {
  const title = 'A, b; c\\d “नमस्ते” 😀 '.repeat(6).trim();
  expect(parsedEvent({ title }).summary).toBe(title);
});

describe('an event that changes', () => {
  const earlierDates = [{ starts: openDay.starts, changed: '2026-11-25' }];
  // Announced, postponed, moved to a new date, cancelled.
  const versions = [
    parsedEvent(),
    parsedEvent({ status: 'postponed', statusSince: '2026-11-24' }),
    parsedEvent({ status: 'moved', earlierDates, starts: '2027-01-09T08:00:00+05:30', ends: '2027-01-09T16:30:00+05:30' }),
    parsedEvent({ status: 'cancelled', earlierDates, statusSince: '2026-12-01' }),
  ];

  test('keeps its UID and gets a higher sequence number with each change, even two on one day', () => {
    expect(new Set(versions.map(({ uid }) => uid)).size).toBe(1);
    const sequences = versions.map(({ sequence }) => Number(sequence));
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    expect(parsedEvent({ changed: ['2026-12-20', '2026-12-20'] }).sequence).toBe(4);
  });

  test('has the status CANCELLED while it is postponed or cancelled, and not once it has a new date', () => {
    const statuses = versions.map(({ component }) => component.getFirstPropertyValue('status'));
    expect(statuses.map((status) => status === 'CANCELLED')).toEqual([false, true, false, true]);
    expect(versions[3]?.summary).toBe(`Cancelled: ${openDay.title}`);
  });
});
