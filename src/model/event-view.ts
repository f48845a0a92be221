import type { EventCategory, EventStatus } from '#schemas/event-status.ts';
import type { PictureData } from './picture-data.ts';

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
