import { expect, test } from 'vitest';
import { eventViews } from '../../src/lib/events.ts';
import type { PictureData } from '../../src/lib/pictures.ts';
import type { SchoolEvent } from '../../src/schemas/event.ts';

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
  picture: 'picture-of-one',
  description: 'A test.',
  featured: false,
  provenance: 'sample',
};

test('a view has its times written out, its picture in place and the address of its calendar file', () => {
  const [view] = eventViews([event], (id) => ({ id }) as PictureData);
  expect(view).toMatchObject({
    date: 'Saturday, 5 December 2026',
    day: '5',
    month: 'Dec',
    time: '10:00 am to 4:00 pm',
    picture: { id: 'picture-of-one' },
    calendar: '/events/one.ics',
  });
});

test('what only the launch check reads does not travel to the browser', () => {
  const [view] = eventViews([event], (id) => ({ id }) as PictureData);
  expect(view).not.toHaveProperty('provenance');
});
