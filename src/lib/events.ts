import type { SchoolEvent } from '../content/types.ts';
import type { EventView } from '../islands/event-browser/event-browser.tsx';
import { dayAndMonth, hours, isPast, longDay } from './dates.ts';
import type { PictureData } from './pictures.ts';

/** Events in the order of their days, those to come first, with their times written out as they are in Kolkata. */
export function eventViews(
  events: readonly SchoolEvent[],
  now: Date,
  pictureOf: (id: string) => PictureData,
): (EventView & { past: boolean })[] {
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
