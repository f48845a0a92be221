import type { z } from 'astro/zod';
import { eventCategories, eventStatuses, isOn } from './event-status.ts';
import { choice, day, group, line, list, paragraph, tick, time } from './fields.ts';
import { picture, sourced } from './shared.ts';

const was = group('Earlier date', {
  starts: time('It was to start'),
  changed: day('Changed on', { help: 'The day on which the new date was published.' }),
});

/** All announced starts, oldest first. */
const announcedStarts = (earlier: readonly { starts: string }[], starts: string) => [...earlier.map((one) => one.starts), starts];

const twoWeeks = 14 * 24 * 60 * 60 * 1000;

/** An event. Times are in India's time zone. */
export const event = group('Event', {
  title: line('Title', { most: 80 }),
  category: choice('Category', eventCategories),
  status: choice('Status', eventStatuses, {
    help: 'For a new date change “Starts” and “Ends”: the CMS makes the status moved. postponed: it has no date yet; leave the old one. cancelled: it will not take place. A cancelled event stays here until its day is past, so that calendars hear of it.',
  }).default('scheduled'),
  since: day('Postponed or cancelled on').optional(),
  starts: time('Starts', { example: '2026-12-05T10:00' }),
  ends: time('Ends', { example: '2026-12-05T16:00' }),
  was: list('Earlier dates', was, { most: 20, itemLabel: 'starts' }).optional(),
  announced: day('Announced on', { help: 'The day on which it was first published.' }),
  changed: list('Other changes', day('Changed on'), {
    help: 'The days on which its place or hours were changed, or a cancellation was taken back: calendars go by them.',
  }).optional(),
  location: line('Place', { most: 100 }),
  attendees: line('Who comes', { most: 80, example: 'about 400 students and families' }),
  picture,
  description: paragraph('Description', { least: 60, most: 700 }),
  featured: tick('Shown large'),
  ...sourced,
})
  .refine(({ starts, ends }) => ends > starts, { error: 'it ends before it starts: mend one of the two', path: ['ends'] })
  .refine(({ starts, ends }) => Date.parse(ends) - Date.parse(starts) <= twoWeeks, {
    error: 'it ends more than two weeks after its start: mend the date',
    path: ['ends'],
  })
  .refine(({ status, was: earlier = [] }) => status !== 'moved' || earlier.length > 0, {
    error: 'it is moved, but its earlier date is missing: write it under “Earlier dates”',
    path: ['status'],
  })
  .refine(({ status, was: earlier = [] }) => status !== 'scheduled' || earlier.length === 0, {
    error: 'it has an earlier date: its status is moved',
    path: ['status'],
  })
  .refine(
    ({ starts, was: earlier = [] }) => announcedStarts(earlier, starts).every((day, index, all) => day !== all[index + 1]),
    {
      error: 'it is moved to the time that it had: write the new one under “Starts”',
      path: ['was'],
    },
  )
  .refine(
    ({ announced, starts, was: earlier = [] }) => announcedStarts(earlier, starts).every((day) => announced <= day.slice(0, 10)),
    {
      error: 'it was announced after it started: correct one of the days',
      path: ['announced'],
    },
  )
  .refine((one) => isOn(one) === (one.since === undefined), {
    error: 'write the day with postponed and cancelled, and with no other status',
    path: ['since'],
  })
  .refine(({ status, featured }) => status !== 'cancelled' || !featured, {
    error: 'a cancelled event is not shown large: take the tick away',
    path: ['featured'],
  });
export type SchoolEvent = z.infer<typeof event> & { id: string };
