import type { EventCategory, EventStatus, SchoolEvent } from '../schemas/event.ts';
import { calendarPath } from './calendar-files.ts';
import { dayAndMonth, hours, longDay, shortDay } from './dates.ts';
import type { PictureData } from './pictures.ts';
import { placeOf } from './routes.ts';

/** An event with its times written out, so that the browser needs no calendar of its own. */
export interface EventView {
  id: string;
  title: string;
  category: EventCategory;
  status: EventStatus;
  /** What has happened to its date: 'Moved: it was to be on Saturday, 5 December 2026'. */
  change: string | null;
  starts: string;
  ends: string;
  date: string;
  day: string;
  month: string;
  time: string;
  location: string;
  attendees: string;
  description: string;
  featured: boolean;
  picture: PictureData;
  /** The address of its calendar file. */
  calendar: string;
  /** Where it stands on the events' own page. */
  place: string;
}

/** Events with their times written out as they are in Kolkata, and all that belongs to them. */
export function eventViews(events: readonly SchoolEvent[], pictureOf: (id: string) => PictureData): EventView[] {
  return events.map((event) => {
    const { id, title, category, status, starts, ends, location, attendees, description, featured, picture } = event;
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
      picture: pictureOf(picture),
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
