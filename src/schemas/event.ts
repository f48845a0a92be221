import type { z } from 'astro/zod';
import { indianDay } from '#utils/indian-day.ts';
import { eventCategories, eventStatuses, takesPlace } from './event-status.ts';
import { checkbox, choice, day, group, line, list, paragraph, time } from './fields.ts';
import { picture, provenanceFields } from './shared.ts';

const earlierDate = group('Earlier date', {
  starts: time('Announced start'),
  changed: day('Changed on', { help: 'The day on which the new date was published.' }),
});

/** Returns all announced starts, oldest first. */
const announcedStarts = (earlierDates: readonly { starts: string }[], starts: string) => [
  ...earlierDates.map((date) => date.starts),
  starts,
];

const twoWeeks = 14 * 24 * 60 * 60 * 1000;

/** An event. Times are in India's time zone. */
export const event = group('Event', {
  title: line('Title', { max: 80 }),
  category: choice('Category', eventCategories),
  starts: time('Starts', { example: '2026-12-05T10:00' }),
  ends: time('Ends', { example: '2026-12-05T16:00' }),
  status: choice('Status', eventStatuses, {
    help: 'New date: change “Starts” and “Ends”, and leave this. No date yet: postponed. It will not take place: cancelled. Keep a cancelled event until its day is past, so that calendars are updated.',
  }).default('scheduled'),
  location: line('Place', { max: 100 }),
  attendees: line('Who comes', { max: 80, example: 'about 400 students and families' }),
  picture,
  description: paragraph('Description', { min: 60, max: 700 }),
  featured: checkbox('Shown large'),
  announced: day('Announced on', { help: 'The day on which it was first published: today, for a new event.' }),
  statusSince: day('Postponed or cancelled on', { help: 'The CMS writes it.' }).optional(),
  earlierDates: list('Earlier dates', earlierDate, { max: 20, itemLabel: 'starts', help: 'The CMS writes them.' }).optional(),
  changed: list('Other changes', day('Changed on'), {
    help: 'The CMS writes the days on which the place or the hours were changed, or a cancellation was withdrawn.',
  }).optional(),
  ...provenanceFields,
})
  .refine(({ starts, ends }) => ends > starts, { error: 'is before the start: change one of them', path: ['ends'] })
  .refine(({ starts, ends }) => Date.parse(ends) - Date.parse(starts) <= twoWeeks, {
    error: 'is more than two weeks after the start: correct the date',
    path: ['ends'],
  })
  .refine(({ status, earlierDates = [] }) => status !== 'moved' || earlierDates.length > 0, {
    error: 'is moved, but the earlier date is missing: write it under “Earlier dates”',
    path: ['status'],
  })
  .refine(({ status, earlierDates = [] }) => status !== 'scheduled' || earlierDates.length === 0, {
    error: 'is scheduled, but the event has an earlier date: choose moved',
    path: ['status'],
  })
  .refine(
    ({ starts, earlierDates = [] }) => announcedStarts(earlierDates, starts).every((day, index, all) => day !== all[index + 1]),
    {
      error: 'has the same time as “Starts”: write the new time under “Starts”',
      path: ['earlierDates'],
    },
  )
  .refine(
    ({ announced, starts, earlierDates = [] }) =>
      announcedStarts(earlierDates, starts).every((day) => announced <= day.slice(0, 10)),
    {
      error: 'is after a start of the event: correct one of the days',
      path: ['announced'],
    },
  )
  .refine(({ status, statusSince }) => !takesPlace({ status }) || statusSince === undefined, {
    error: 'must be empty unless the event is postponed or cancelled: delete it',
    path: ['statusSince'],
  })
  .refine(({ status, statusSince }) => takesPlace({ status }) || statusSince !== undefined, {
    error: () =>
      `is missing: add the day on which the event was postponed or cancelled, such as 'statusSince: ${indianDay(new Date())}'`,
    path: ['statusSince'],
  })
  .refine(({ status, featured }) => status !== 'cancelled' || !featured, {
    error: 'a cancelled event can’t be featured: clear the checkbox',
    path: ['featured'],
  });
export type SchoolEvent = z.infer<typeof event> & { id: string };
