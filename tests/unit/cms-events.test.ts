import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { announcedEventFault } from '#model/announced-event.ts';
import { indianDay } from '#utils/indian-day.ts';
import { withEventHistory } from '../../cms/app/event-history.ts';

const today = indianDay(new Date());
const event = {
  status: 'scheduled',
  starts: '2027-12-12T10:00',
  ends: '2027-12-12T15:00',
  announced: '2026-01-20',
  location: 'Hall',
  featured: true,
};
const earlierDay = '2026-02-01';

test.each([
  [
    'a new date',
    event,
    { starts: '2027-12-19T10:00' },
    { status: 'moved', earlierDates: [{ starts: event.starts, changed: today }] },
  ],
  ['a new end time', event, { ends: '2027-12-12T16:00' }, { status: 'scheduled', changed: [today] }],
  ['a new location', event, { location: 'Garden' }, { changed: [today] }],
  ['a postponement', event, { status: 'postponed' }, { statusSince: today, featured: true }],
  ['a cancellation', event, { status: 'cancelled' }, { statusSince: today, featured: false }],
  [
    'a new date after a postponement',
    { ...event, status: 'postponed', statusSince: earlierDay },
    { starts: '2027-12-19T10:00' },
    { status: 'moved', statusSince: undefined },
  ],
  [
    'a revoked postponement',
    { ...event, status: 'postponed', statusSince: earlierDay },
    { status: 'scheduled' },
    { changed: [today], statusSince: undefined },
  ],
])('%s is recorded, so that calendars are updated', (_, before, edits, expected) => {
  const after = withEventHistory(before, { ...before, ...edits });
  expect(after).toMatchObject(Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)));
  for (const name of Object.keys(expected)) expect(after[name]).toEqual(expected[name as keyof typeof expected]);
  expect(announcedEventFault(stringify(after), [{ committed: today, text: stringify(before) }], today)).toBeUndefined();
});

test('changes recorded by the office, a new title and an event that is not announced yet get no history', () => {
  const recorded = {
    ...event,
    status: 'moved',
    starts: '2027-12-19T10:00',
    earlierDates: [{ starts: event.starts, changed: earlierDay }],
  };
  expect(withEventHistory(event, recorded)).toEqual(recorded);
  expect(withEventHistory(event, { ...event, title: 'Another' })).toEqual({ ...event, title: 'Another' });
  const unannounced = { ...event, announced: '2999-01-01' };
  expect(withEventHistory(unannounced, { ...unannounced, starts: '2027-12-19T10:00' })).not.toHaveProperty('earlierDates');
});
