import { expect, test } from 'vitest';
import { eventViews } from '#model/events.ts';
import type { SchoolEvent } from '#schemas/event.ts';

const event: SchoolEvent = {
  id: 'one',
  title: 'One',
  category: 'Sports',
  status: 'scheduled',
  announced: '2026-11-20',
  starts: '2026-12-05T10:00:00+05:30',
  ends: '2026-12-05T16:00:00+05:30',
  location: 'Ground',
  attendees: 'about 10',
  picture: 'about',
  description: 'A test.',
  featured: false,
  provenance: 'sample',
};

test('an event has its times written out, its picture and its calendar file', () => {
  const [view] = eventViews([event]);
  expect(view).toMatchObject({
    date: 'Saturday, 5 December 2026',
    day: '5',
    month: 'Dec',
    time: '10:00\u00a0am to 4:00\u00a0pm',
    picture: { id: 'about' },
    calendar: '/events/one.ics',
  });
  expect(view, 'what only the launch check reads does not travel to the browser').not.toHaveProperty('provenance');
});

test.each([
  [{ status: 'scheduled' }, null],
  [
    { status: 'moved', was: [{ starts: '2026-11-28T10:00:00+05:30', changed: '2026-11-20' }] },
    'Moved. It was to be on Saturday, 28 November 2026.',
  ],
  [{ status: 'postponed', since: '2026-11-24' }, 'Postponed on 24 November 2026. The new date will stand here.'],
  [{ status: 'cancelled', since: '2026-11-24' }, 'Cancelled on 24 November 2026. It will not take place.'],
] as const)('a changed date is explained: %o', (change, said) => {
  const [view] = eventViews([{ ...event, ...change } as SchoolEvent]);
  expect(view?.change).toBe(said);
});
