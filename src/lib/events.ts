import type { EventCategory, SchoolEvent } from '../content/types.ts';
import { dayAndMonth, hours, isPast, longDay } from './dates.ts';
import type { PictureData } from './pictures.ts';

/** An event with its times written out, so that the browser needs no calendar of its own. */
export interface EventView {
  id: string;
  title: string;
  category: EventCategory;
  starts: string;
  date: string;
  day: string;
  month: string;
  time: string;
  location: string;
  attendees: string;
  description: string;
  featured: boolean;
  picture: PictureData;
  /** Over when the site was built. */
  past: boolean;
}

/** Events in the order of their days, those to come first, with their times written out as they are in Kolkata. */
export function eventViews(events: readonly SchoolEvent[], now: Date, pictureOf: (id: string) => PictureData): EventView[] {
  return [...events]
    .sort((a, b) => a.starts.localeCompare(b.starts))
    .map((event) => ({
      ...event,
      ...dayAndMonth(event.starts),
      date: longDay(event.starts),
      time: hours(event.starts, event.ends),
      past: isPast(event.ends, now),
      picture: pictureOf(event.picture),
    }))
    .sort((a, b) => Number(a.past) - Number(b.past));
}
