import type { EventCategory, SchoolEvent } from '../schemas/event.ts';
import { calendarPath } from './calendar-files.ts';
import { dayAndMonth, hours, longDay } from './dates.ts';
import type { PictureData } from './pictures.ts';
import { placeOf } from './routes.ts';

/** An event with its times written out, so that the browser needs no calendar of its own. */
export interface EventView {
  id: string;
  title: string;
  category: EventCategory;
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
  return events.map(({ id, title, category, starts, ends, location, attendees, description, featured, picture }) => ({
    id,
    title,
    category,
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
  }));
}
