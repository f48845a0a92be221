import type { SchoolEvent } from '#schemas/event.ts';
import { dayAndMonth, hours, longDay, shortDay } from '#utils/dates.ts';
import { calendarPath } from './calendar-files.ts';
import type { EventView } from './event-view.ts';
import { picture } from './pictures.ts';
import { placeOf } from './routes.ts';

/** Events with their times written out as they are in Kolkata, and all that belongs to them. */
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
      place: placeOf('whatson', id),
    };
  });
}

function changeOf({ status, was = [], since = '' }: SchoolEvent): string | null {
  if (status === 'cancelled') return `Cancelled on ${shortDay(since)}. It will not take place.`;
  if (status === 'postponed') return `Postponed on ${shortDay(since)}. The new date will stand here.`;
  const before = was.at(-1);
  return status === 'moved' && before ? `Moved. It was to be on ${longDay(before.starts)}.` : null;
}
