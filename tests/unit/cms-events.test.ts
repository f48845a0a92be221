import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { announcedEventFault } from '#model/announced-event.ts';
import { indianDay } from '#utils/dates.ts';
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
const ago = '2026-02-01';

test.each([
  ['a new date', event, { starts: '2027-12-19T10:00' }, { status: 'moved', was: [{ starts: event.starts, changed: today }] }],
  ['another hour of its end', event, { ends: '2027-12-12T16:00' }, { status: 'scheduled', changed: [today] }],
  ['another place', event, { location: 'Garden' }, { changed: [today] }],
  ['a postponement', event, { status: 'postponed' }, { since: today, featured: true }],
  ['a cancellation', event, { status: 'cancelled' }, { since: today, featured: false }],
  [
    'a new date after a postponement',
    { ...event, status: 'postponed', since: ago },
    { starts: '2027-12-19T10:00' },
    { status: 'moved', since: undefined },
  ],
  [
    'a postponement taken back',
    { ...event, status: 'postponed', since: ago },
    { status: 'scheduled' },
    { changed: [today], since: undefined },
  ],
])('%s is recorded so that calendars hear of it', (_, before, change, expected) => {
  const after = withEventHistory(before, { ...before, ...change });
  expect(after).toMatchObject(Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)));
  for (const name of Object.keys(expected)) expect(after[name]).toEqual(expected[name as keyof typeof expected]);
  expect(announcedEventFault(stringify(after), [{ committed: today, text: stringify(before) }], today)).toBeUndefined();
});

test('what the office has recorded itself, another title, and an event that is not announced yet stay as they are', () => {
  const recorded = { ...event, status: 'moved', starts: '2027-12-19T10:00', was: [{ starts: event.starts, changed: ago }] };
  expect(withEventHistory(event, recorded)).toEqual(recorded);
  expect(withEventHistory(event, { ...event, title: 'Another' })).toEqual({ ...event, title: 'Another' });
  const later = { ...event, announced: '2999-01-01' };
  expect(withEventHistory(later, { ...later, starts: '2027-12-19T10:00' })).not.toHaveProperty('was');
});
