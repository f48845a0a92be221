/** The calendar files, read back by another program than the one that writes them. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { events } from '../../src/content/events.ts';
import { calendarFile } from '../../src/lib/calendar.ts';
import { hours, longDay } from '../../src/lib/dates.ts';

const owner = {
  name: 'Pundir Business School',
  siteUrl: 'https://www.pundir.example',
  origin: 'https://preview.pundir.example',
  language: 'en-IN',
  today: new Date('2026-11-22T00:00:00+05:30'),
};
const all = calendarFile(events, owner);
const read = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const eventsIn = (text: string) =>
  read(text)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));

describe('the file of all events', () => {
  test('is a calendar of RFC 5545: version, product, every line ended by CRLF and at most 75 bytes long', () => {
    const calendar = read(all);
    expect(calendar.name).toBe('vcalendar');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toContain('Pundir Business School');
    const lines = all.split('\r\n');
    expect(lines.at(-1), 'the last line is ended too').toBe('');
    expect(all.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  });

  test('holds every event once, under a UID of its own', () => {
    const found = eventsIn(all);
    expect(found.map(({ summary }) => summary)).toEqual(events.map(({ title }) => title));
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test('has a name and says how often to look again', () => {
    expect(read(all).getFirstPropertyValue('x-wr-calname')).toBe('Events of Pundir Business School');
    expect(String(read(all).getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  });
});

describe.each(events)('the file of $title', (event) => {
  const text = calendarFile([event], owner);
  const [found, ...more] = eventsIn(text);

  test('holds this event alone, with what the page says of it', () => {
    expect(more).toEqual([]);
    expect(found?.summary).toBe(event.title);
    expect(found?.description).toContain(event.description);
    expect(found?.location).toBe(`${event.location}, ${owner.name}`);
    expect(found?.component.getFirstPropertyValue('url')).toBe(`${owner.origin}/whatson#${event.id}`);
    expect(found?.component.getFirstPropertyValue('categories')).toBe(event.category);
  });

  test('has its moments in UTC, which are the right hours in Kolkata', () => {
    for (const [name, iso] of [
      ['dtstart', event.starts],
      ['dtend', event.ends],
    ] as const) {
      const time = found?.component.getFirstPropertyValue(name) as InstanceType<typeof ICAL.Time>;
      expect(time.zone).toBe(ICAL.Timezone.utcTimezone);
      expect(time.toJSDate().getTime()).toBe(Date.parse(iso));
      // By hand, without a library's idea of time zones: India is five and a half hours ahead, all year.
      const inIndia = new Date(time.toJSDate().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
      expect(inIndia).toBe(iso.slice(0, 16));
    }
    expect(text).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);
    const written = (time: InstanceType<typeof ICAL.Time> | undefined) =>
      time?.toJSDate().toISOString().replace('.000', '') ?? '';
    const [start, end] = [written(found?.startDate), written(found?.endDate)];
    expect([longDay(start), hours(start, end)], 'as the page writes them').toEqual([
      longDay(event.starts),
      hours(event.starts, event.ends),
    ]);
  });

  test('keeps its UID when the event is moved or the site is built for another address', () => {
    const moved = { ...event, starts: '2027-08-01T10:00:00+05:30', ends: '2027-08-01T12:00:00+05:30', title: 'Another title' };
    const elsewhere = { ...owner, origin: 'https://staging.pundir.example', today: new Date('2027-07-01') };
    expect(eventsIn(calendarFile([moved], elsewhere))[0]?.uid).toBe(found?.uid);
    expect(eventsIn(all).map(({ uid }) => uid)).toContain(found?.uid);
  });

  test('joins the calendar that is there: it brings no name of its own', () => {
    expect(text).not.toMatch(/^(NAME|X-WR-CALNAME|REFRESH-INTERVAL)/m);
  });
});

test('commas, semicolons, line ends and letters outside ASCII come back as they went in', () => {
  const [event] = events;
  if (!event) throw new Error('There is no event.');
  const title = 'A, b; c\\d “नमस्ते” 😀 '.repeat(6).trim();
  expect(eventsIn(calendarFile([{ ...event, title }], owner))[0]?.summary).toBe(title);
});
