import { calendarResponse } from '#model/calendar.ts';
import { content } from '#model/content.ts';
import { site } from '#model/site.ts';

/** Returns an iCalendar file of all events, including past ones, so that subscribed calendars keep them. */
export async function GET(): Promise<Response> {
  return calendarResponse(content.events, site, 'subscribe');
}
