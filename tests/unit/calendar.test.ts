/** The calendar files, parsed by a library that did not write them. */
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
const read = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const eventsIn = (text: string) =>
  read(text)
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part));
/** One event, as a calendar reads its file. */
function eventOf(change: Partial<SchoolEvent> = {}) {
  const [event, ...more] = eventsIn(calendarFile([{ ...openDay, ...change }], owner, 'add'));
  if (!event || more.length > 0) throw new Error('The file does not hold one event.');
  return event;
}

test('the file of all events is a calendar of RFC 5545 that asks to be read again every day', () => {
  const text = calendarFile([openDay, games], owner, 'subscribe');
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const calendar = read(text);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Events of Pundir Business School');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  expect(eventsIn(text).map(({ summary }) => summary)).toEqual([openDay.title, games.title]);
  expect(new Set(eventsIn(text).map(({ uid }) => uid)).size).toBe(2);
});

test('an event has in a calendar what its page says, at the same hours in India', () => {
  const event = eventOf();
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

test('the UID of an event never changes, so that no calendar shows it twice', () => {
  // By Python: uuid.uuid5(uuid.UUID('0d74714f-afd9-404a-9217-19aac2297fa6'), 'open-day').
  expect(eventOf().uid).toBe('0d8c8f7e-8753-55c5-829b-04a6834105ca');
});

test('commas, semicolons and letters of every script survive', () => {
  const title = 'A, b; c\\d “नमस्ते” 😀 '.repeat(6).trim();
  expect(eventOf({ title }).summary).toBe(title);
});

describe('an event that changes', () => {
  const was = [{ starts: openDay.starts, changed: '2026-11-25' }];
  // Announced, postponed, given a new date, cancelled after all.
  const versions = [
    eventOf(),
    eventOf({ status: 'postponed', since: '2026-11-24' }),
    eventOf({ status: 'moved', was, starts: '2027-01-09T08:00:00+05:30', ends: '2027-01-09T16:30:00+05:30' }),
    eventOf({ status: 'cancelled', was, since: '2026-12-01' }),
  ];

  test('keeps its UID and is newer with each change, also twice on one day', () => {
    expect(new Set(versions.map(({ uid }) => uid)).size).toBe(1);
    const numbers = versions.map(({ sequence }) => Number(sequence));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(eventOf({ changed: ['2026-12-20', '2026-12-20'] }).sequence).toBe(4);
  });

  test('leaves calendars while it is off, and comes back with its new date', () => {
    const statuses = versions.map(({ component }) => component.getFirstPropertyValue('status'));
    expect(statuses.map((status) => status === 'CANCELLED')).toEqual([false, true, false, true]);
    expect(versions[3]?.summary).toBe(`Cancelled: ${openDay.title}`);
  });
});
