import { academicCalendarFile } from '#model/calendar.ts';
import { academicCalendarPath, calendarType } from '#model/calendar-files.ts';
import { content } from '#model/content.ts';
import { site } from '#model/site.ts';

/** No file without an entry. */
export async function getStaticPaths() {
  const name = academicCalendarPath.replace(/^.*\/|\.ics$/g, '');
  return content.calendar.length > 0 ? [{ params: { calendar: name } }] : [];
}

/** The academic calendar as a calendar file. */
export function GET(): Response {
  return new Response(academicCalendarFile(content.calendar, site), { headers: { 'Content-Type': calendarType } });
}
