import { entranceCalendarFile } from '#model/calendar.ts';
import { calendarType } from '#model/calendar-files.ts';
import { content } from '#model/content.ts';
import { site } from '#model/site.ts';
import { splitEvents } from '#model/split-events.ts';

/** The usual months of all entrance tests, and the events to come. */
export function GET(): Response {
  const { upcoming } = splitEvents(content.events, site.today.getTime());
  const file = entranceCalendarFile(content['admission-routes'], upcoming, site, site.today);
  return new Response(file, { headers: { 'Content-Type': calendarType } });
}
