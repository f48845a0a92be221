import type { EventCategory, EventStatus } from '#schemas/event-status.ts';
import type { PictureData } from './picture-data.ts';

/** An event with its times written out, so that the browser needs no date formatting. */
export interface EventView {
  id: string;
  title: string;
  category: EventCategory;
  status: EventStatus;
  /** The change of its date: 'Moved. It was to be on Saturday, 5 December 2026.' */
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
  /** URL path of its calendar file. */
  calendar: string;
  /** Its location on the events page: '/whatson#open-day'. */
  href: string;
}
