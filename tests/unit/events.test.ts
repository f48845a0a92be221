/** Events: their order, when they are past, and how visitors and search engines get their dates and changes. */
import { describe, expect, test } from 'vitest';
import { eventViews } from '#model/events.ts';
import { nextEnd, splitEvents } from '#model/split-events.ts';
import { event as eventData } from '#model/structured-data.ts';
import type { SchoolEvent } from '#schemas/event.ts';
import { institution } from '../support/content.ts';

const eventOn = (id: string, day: string) => ({ id, starts: `${day}T10:00:00+05:30`, ends: `${day}T16:00:00+05:30` });
const events = [eventOn('late', '2027-03-01'), eventOn('early', '2026-12-01'), eventOn('middle', '2027-01-01')];
const idsAt = (moment: string) => {
  const { upcoming, past } = splitEvents(events, Date.parse(moment));
  return { upcoming: upcoming.map(({ id }) => id), past: past.map(({ id }) => id) };
};

describe('events', () => {
  test('are split into upcoming ones in order of date and past ones in reverse order', () => {
    expect(idsAt('2026-11-01T12:00:00+05:30')).toEqual({ upcoming: ['early', 'middle', 'late'], past: [] });
    expect(idsAt('2027-02-01T12:00:00+05:30')).toEqual({ upcoming: ['late'], past: ['middle', 'early'] });
    expect(idsAt('2027-06-01T12:00:00+05:30')).toEqual({ upcoming: [], past: ['late', 'middle', 'early'] });
  });

  test('are past after their end in Kolkata', () => {
    expect(idsAt('2026-12-01T16:00:00+05:30').past).toEqual([]);
    expect(idsAt('2026-12-01T10:29:59Z').past).toEqual([]);
    expect(idsAt('2026-12-01T16:00:01+05:30').past).toEqual(['early']);
  });

  test('have a next end: the earliest end that is not past', () => {
    const end = Date.parse('2026-12-01T16:00:00+05:30');
    expect(nextEnd(events, Date.parse('2026-11-01T12:00:00+05:30'))).toBe(end);
    expect(nextEnd(events, end)).toBe(end);
    expect(nextEnd(events, end + 1)).toBe(Date.parse('2027-01-01T16:00:00+05:30'));
    expect(nextEnd(events, Date.parse('2027-06-01T12:00:00+05:30'))).toBe(Number.MAX_SAFE_INTEGER);
  });
});

const games: SchoolEvent = {
  ...{ id: 'games', title: 'Games', category: 'Sports', status: 'scheduled', announced: '2026-11-20', featured: false },
  ...{ starts: '2026-12-05T10:00:00+05:30', ends: '2026-12-05T16:00:00+05:30', location: 'Ground', attendees: 'about 10' },
  ...{ picture: 'about', description: 'A test.', provenance: 'sample' },
};

test('an event has its formatted times, its picture and its calendar file', () => {
  const [view] = eventViews([games]);
  expect(view).toMatchObject({
    ...{ date: 'Saturday, 5 December 2026', day: '5', month: 'Dec', time: '10:00\u00a0am to 4:00\u00a0pm' },
    ...{ picture: { id: 'about' }, calendar: '/events/games.ics' },
  });
  expect(view, 'provenance is not sent to browsers').not.toHaveProperty('provenance');
});

const earlierDates = [{ starts: '2026-11-28T10:00:00+05:30', changed: '2026-11-20' }];
test.each([
  [{ status: 'scheduled' }, null, 'EventScheduled'],
  [{ status: 'moved', earlierDates }, 'Moved. It was to be on Saturday, 28 November 2026.', 'EventRescheduled'],
  [
    { status: 'postponed', statusSince: '2026-11-24' },
    'Postponed on 24 November 2026. The new date will stand here.',
    'EventPostponed',
  ],
  [
    { status: 'cancelled', statusSince: '2026-11-24' },
    'Cancelled on 24 November 2026. It will not take place.',
    'EventCancelled',
  ],
] as const)('visitors and search engines get the change of an event with %o', (change, text, status) => {
  const changed = { ...games, ...change } as SchoolEvent;
  expect(eventViews([changed])[0]?.change).toBe(text);
  const site = 'https://www.school.in';
  expect(eventData(changed, { ...institution, origin: site }, `${site}/whatson#games`, `${site}/a.jpg`)).toMatchObject({
    eventStatus: `https://schema.org/${status}`,
    ...(change.status === 'moved' ? { previousStartDate: ['2026-11-28T10:00:00+05:30'] } : {}),
  });
});
