/** Events: their order, when they are over, how their dates and changes are told to visitors and search engines. */
import { describe, expect, test } from 'vitest';
import { eventViews } from '#model/events.ts';
import { nextEnd, partEvents } from '#model/part-events.ts';
import { event as eventData } from '#model/structured-data.ts';
import type { SchoolEvent } from '#schemas/event.ts';
import { school } from '../support/content.ts';

const dated = (id: string, day: string) => ({ id, starts: `${day}T10:00:00+05:30`, ends: `${day}T16:00:00+05:30` });
const given = [dated('late', '2027-03-01'), dated('early', '2026-12-01'), dated('middle', '2027-01-01')];
const idsAt = (moment: string) => {
  const { toCome, over } = partEvents(given, Date.parse(moment));
  return { toCome: toCome.map(({ id }) => id), over: over.map(({ id }) => id) };
};

describe('events', () => {
  test('to come are in the order of their days, those that are over apart, the latest first', () => {
    expect(idsAt('2026-11-01T12:00:00+05:30')).toEqual({ toCome: ['early', 'middle', 'late'], over: [] });
    expect(idsAt('2027-02-01T12:00:00+05:30')).toEqual({ toCome: ['late'], over: ['middle', 'early'] });
    expect(idsAt('2027-06-01T12:00:00+05:30')).toEqual({ toCome: [], over: ['late', 'middle', 'early'] });
  });

  test('are over after their last minute in Kolkata', () => {
    expect(idsAt('2026-12-01T16:00:00+05:30').over).toEqual([]);
    expect(idsAt('2026-12-01T10:29:59Z').over).toEqual([]);
    expect(idsAt('2026-12-01T16:00:01+05:30').over).toEqual(['early']);
  });

  test('with other offsets are compared as moments', () => {
    const later = { id: 'b', starts: '2026-12-01T09:00:00+05:30', ends: '2026-12-01T10:00:00+05:30' };
    const earlier = { id: 'a', starts: '2026-12-01T03:00:00Z', ends: '2026-12-01T04:00:00Z' };
    expect(partEvents([later, earlier], 0).toCome.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('have a next end: that of the first one that will be over', () => {
    const end = Date.parse('2026-12-01T16:00:00+05:30');
    expect(nextEnd(given, Date.parse('2026-11-01T12:00:00+05:30'))).toBe(end);
    expect(nextEnd(given, end)).toBe(end);
    expect(nextEnd(given, end + 1)).toBe(Date.parse('2027-01-01T16:00:00+05:30'));
    expect(nextEnd(given, Date.parse('2027-06-01T12:00:00+05:30'))).toBe(Number.MAX_SAFE_INTEGER);
  });
});

const games: SchoolEvent = {
  ...{ id: 'games', title: 'Games', category: 'Sports', status: 'scheduled', announced: '2026-11-20', featured: false },
  ...{ starts: '2026-12-05T10:00:00+05:30', ends: '2026-12-05T16:00:00+05:30', location: 'Ground', attendees: 'about 10' },
  ...{ picture: 'about', description: 'A test.', provenance: 'sample' },
};

test('an event has its times written out, its picture and its calendar file', () => {
  const [view] = eventViews([games]);
  expect(view).toMatchObject({
    ...{ date: 'Saturday, 5 December 2026', day: '5', month: 'Dec', time: '10:00\u00a0am to 4:00\u00a0pm' },
    ...{ picture: { id: 'about' }, calendar: '/events/games.ics' },
  });
  expect(view, 'browsers need no provenance').not.toHaveProperty('provenance');
});

const was = [{ starts: '2026-11-28T10:00:00+05:30', changed: '2026-11-20' }];
test.each([
  [{ status: 'scheduled' }, null, 'EventScheduled'],
  [{ status: 'moved', was }, 'Moved. It was to be on Saturday, 28 November 2026.', 'EventRescheduled'],
  [
    { status: 'postponed', since: '2026-11-24' },
    'Postponed on 24 November 2026. The new date will stand here.',
    'EventPostponed',
  ],
  [{ status: 'cancelled', since: '2026-11-24' }, 'Cancelled on 24 November 2026. It will not take place.', 'EventCancelled'],
] as const)('visitors and search engines are told of an event that is %o', (change, words, status) => {
  const changed = { ...games, ...change } as SchoolEvent;
  expect(eventViews([changed])[0]?.change).toBe(words);
  const site = 'https://www.school.in';
  expect(eventData(changed, { ...school, origin: site }, `${site}/whatson#games`, `${site}/a.jpg`)).toMatchObject({
    eventStatus: `https://schema.org/${status}`,
    ...(change.status === 'moved' ? { previousStartDate: ['2026-11-28T10:00:00+05:30'] } : {}),
  });
});
