import type { SchoolEvent } from '#schemas/event.ts';
import { dayAndMonth, hours, longDay, shortDay } from '#utils/dates.ts';
import { calendarPath } from './calendar-files.ts';
import type { EventView } from './event-view.ts';
import { picture } from './pictures.ts';
import { hrefOf } from './routes.ts';

/** Returns events for components, with their times written out in Indian time. */
export function eventViews(events: readonly SchoolEvent[]): EventView[] {
  return events.map((event) => {
    const { id, title, category, status, starts, ends, location, attendees, description, featured } = event;
    return {
      id,
      title,
      category,
      status,
      change: changeOf(event),
      starts,
      ends,
      ...dayAndMonth(starts),
      date: longDay(starts),
      time: hours(starts, ends),
      location,
      attendees,
      description,
      featured,
      picture: picture(event.picture),
      calendar: calendarPath(id),
      href: hrefOf('whatson', id),
    };
  });
}

function changeOf({ status, earlierDates = [], statusSince = '' }: SchoolEvent): string | null {
  if (status === 'cancelled') return `Cancelled on ${shortDay(statusSince)}. It will not take place.`;
  if (status === 'postponed') return `Postponed on ${shortDay(statusSince)}. The new date will stand here.`;
  const before = earlierDates.at(-1);
  return status === 'moved' && before ? `Moved. It was to be on ${longDay(before.starts)}.` : null;
}
