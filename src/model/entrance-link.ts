import type { PageContent } from '#schemas/pages.ts';
import type { NextPage } from '#schemas/shared.ts';

/** The id of the entrance calendar on the index of courses. */
export const entranceCalendarId = 'entrances';

/** Returns the link to the entrance calendar as a next page. */
export const entranceLink = ({ entranceCalendar }: PageContent<'courses'>): NextPage => ({
  page: 'courses',
  fragment: entranceCalendarId,
  label: entranceCalendar.heading,
  description: entranceCalendar.description,
});
