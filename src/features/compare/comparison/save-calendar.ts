import { entranceCalendarPath } from '#model/calendar-files.ts';
import { filterCalendar } from './filter-calendar.ts';

/**
 * Downloads a calendar file with the usual months of the given entrance tests and the events of the school. The site's file is filtered in the
 * browser, so the selected courses are not sent anywhere. Rejects if the file fails to load.
 */
export async function saveCalendar(testIds: ReadonlySet<string>): Promise<void> {
  const response = await fetch(entranceCalendarPath);
  if (!response.ok) throw new Error(`${entranceCalendarPath} failed to load: HTTP ${response.status}.`);
  const file = new Blob([filterCalendar(await response.text(), testIds)], { type: 'text/calendar' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: 'courses.ics' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
