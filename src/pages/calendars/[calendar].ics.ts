import { academicCalendarFile } from '#model/calendar.ts';
import { academicCalendarPath, calendarType } from '#model/calendar-files.ts';
import { content } from '#model/content.ts';
import { site } from '#model/site.ts';

/** An empty calendar has no file. */
export async function getStaticPaths() {
  const name = academicCalendarPath.replace(/^.*\/|\.ics$/g, '');
  return content.calendar.length > 0 ? [{ params: { calendar: name } }] : [];
}

/** Returns the academic calendar as an iCalendar file. */
export function GET(): Response {
  return new Response(academicCalendarFile(content.calendar, site, site.today), { headers: { 'Content-Type': calendarType } });
}
