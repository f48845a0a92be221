/** The calendar files, read back by another program than the one that writes them. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile } from '#model/calendar.ts';
import type { SchoolEvent } from '#schemas/event.ts';

const event: SchoolEvent = {
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
const events: readonly SchoolEvent[] = [
  event,
  { ...event, id: 'games', title: 'Games', category: 'Sports', starts: '2026-12-05T08:00:00+05:30' },
];
const owner = {
  name: 'Pundir Business School',
  origin: 'https://preview.pundir.example',
  language: 'en-IN',
};
const all = calendarFile(events, owner, 'subscribe');
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

  test('holds every event once, under a UID of its own; has a name, and says how often to look again', () => {
    const found = eventsIn(all);
    expect(found.map(({ summary }) => summary)).toEqual(events.map(({ title }) => title));
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(events.length);
    expect(read(all).getFirstPropertyValue('x-wr-calname')).toBe('Events of Pundir Business School');
    expect(String(read(all).getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  });
});

describe.each(events)('the file of $title', (event) => {
  const [found, ...more] = eventsIn(calendarFile([event], owner, 'add'));

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
  });
});

test('a UID that visitors’ calendars hold never becomes another, and is what any maker of such UUIDs comes to', () => {
  // By Python: uuid.uuid5(uuid.UUID('0d74714f-afd9-404a-9217-19aac2297fa6'), 'open-day').
  expect(eventsIn(calendarFile([{ ...event, id: 'open-day' }], owner, 'add'))[0]?.uid).toBe(
    '0d8c8f7e-8753-55c5-829b-04a6834105ca',
  );
});

test('commas, semicolons, line ends and letters outside ASCII come back as they went in', () => {
  const title = 'A, b; c\\d “नमस्ते” 😀 '.repeat(6).trim();
  expect(eventsIn(calendarFile([{ ...event, title }], owner, 'add'))[0]?.summary).toBe(title);
});

describe('an event that changes', () => {
  const seen = (change: Partial<SchoolEvent>) => {
    const [found] = eventsIn(calendarFile([{ ...event, ...change }], owner, 'add'));
    return {
      uid: found?.uid,
      sequence: found?.sequence,
      status: found?.component.getFirstPropertyValue('status'),
      summary: found?.summary,
    };
  };
  const was = [{ starts: event.starts, changed: '2026-11-25' }];
  // As it would go: announced, postponed, given a new date, cancelled after all.
  const way = [
    seen({}),
    seen({ status: 'postponed', since: '2026-11-24' }),
    seen({ status: 'moved', was, starts: '2027-01-09T08:00:00+05:30', ends: '2027-01-09T16:30:00+05:30' }),
    seen({ status: 'cancelled', was, since: '2026-12-01' }),
  ];

  test('keeps its UID, and each change has a higher number', () => {
    expect(new Set(way.map(({ uid }) => uid)).size).toBe(1);
    const numbers = way.map(({ sequence }) => Number(sequence));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(way.length);
  });

  test('is newer for each day on which it was changed, also twice on one', () => {
    expect(seen({ changed: [] }).sequence).toBe(0);
    expect(seen({ changed: ['2026-12-20', '2026-12-20'] }).sequence).toBe(4);
  });

  test('leaves calendars while it is off, and comes back with its new date', () => {
    expect(way.map(({ status }) => status === 'CANCELLED')).toEqual([false, true, false, true]);
    expect(way[3]?.summary).toBe(`Cancelled: ${event.title}`);
  });
});
