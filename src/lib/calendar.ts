/**
 * Calendar files (iCalendar, RFC 5545) of the school's events. Times stand in UTC: a calendar shows them by its owner's own clock, and
 * in Kolkata they are the hours that the page gives.
 */
import ical from 'ical-generator';
import type { SchoolEvent } from '../content/types.ts';
import { calendarType } from './calendar-files.ts';
import { pathOf } from './routes.ts';

/** What a calendar file says of the school. */
interface CalendarOwner {
  name: string;
  /** The site's address as the school's facts have it. */
  siteUrl: string;
  /** The address that this build has: where the files' links lead. */
  origin: string;
  language: string;
  /** The day of this build. */
  today: Date;
}

/** How often a calendar that has subscribed to the file should look again: once a day, in seconds. */
const lookAgain = 24 * 60 * 60;

/**
 * The text of a calendar file. Of several events it is a calendar with a name of its own, to which one can subscribe; of one event it
 * is only that event, for a calendar which is there. An event's UID is made of its id and the school's own address, which the
 * environment does not change: who adds the file again later gets the event moved, not doubled.
 */
export function calendarFile(events: readonly SchoolEvent[], owner: CalendarOwner): string {
  const calendar = ical({ prodId: { company: owner.name, product: 'Events', language: owner.language.toUpperCase() } });
  if (events.length > 1) calendar.name(`Events of ${owner.name}`).ttl(lookAgain);
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@${new URL(owner.siteUrl).hostname}`,
      stamp: owner.today,
      start: new Date(event.starts),
      end: new Date(event.ends),
      summary: event.title,
      description: `${event.description}\n\nFor ${event.attendees}.`,
      location: `${event.location}, ${owner.name}`,
      url: `${owner.origin}${pathOf('whatson')}#${event.id}`,
      categories: [{ name: event.category }],
    });
  }
  // The library leaves out the line's end after the last line, which RFC 5545 (3.1) asks for.
  return `${calendar.toString()}\r\n`;
}

/** A calendar file as the answer of an endpoint. The type serves the development server; hosts send it by deploy/headers.ts. */
export function calendarAnswer(events: readonly SchoolEvent[], owner: CalendarOwner): Response {
  return new Response(calendarFile(events, owner), { headers: { 'Content-Type': calendarType } });
}
