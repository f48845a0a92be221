import type { PageContent } from '#schemas/pages.ts';
import type { NextPage } from '#schemas/shared.ts';

/** The id of the entrance calendar on the index of courses. */
export const entranceCalendarId = 'entrances';

/** The way to the entrance calendar, as a page to read next. */
export const entranceLink = ({ entrances }: PageContent<'courses'>): NextPage => ({
  page: 'courses',
  fragment: entranceCalendarId,
  label: entrances.heading,
  why: entrances.why,
});
