/**
 * Calendar files (iCalendar, RFC 5545) of the school's events. Times stand in UTC: a calendar shows them by its owner's own clock, and
 * in Kolkata they are the hours that the page gives.
 */
import { createHash } from 'node:crypto';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarEntry } from '#schemas/calendar-entry.ts';
import type { SchoolEvent } from '#schemas/event.ts';
import { addDays, lastDay } from './academic-calendar.ts';
import { calendarType } from './calendar-files.ts';
import { changeDays } from './part-events.ts';
import { labelOf, pathOf, placeOf } from './routes.ts';

/** The school as named in calendar files. */
interface CalendarOwner {
  name: string;
  /** The origin of this build, for links in the files. */
  origin: string;
  language: string;
}

/** What a visitor does with the file: puts its events into a calendar of her own, or follows it as a calendar beside hers. */
type CalendarPurpose = 'add' | 'subscribe';

/** How often subscribed calendars should refresh, in seconds: once a day. */
const lookAgain = 24 * 60 * 60;

/**
 * The text of a calendar file. `subscribe` makes it a calendar with a name of its own, which looks again every day, however few events it
 * holds just now; `add` is for a calendar which is there. An event's UID is made of its id alone: who adds the file again later gets the event
 * moved, not doubled, also when the school has taken another domain meanwhile. The same events give the same file on any day.
 */
export function calendarFile(events: readonly SchoolEvent[], owner: CalendarOwner, purpose: CalendarPurpose): string {
  const calendar = ical({ prodId: { company: owner.name, product: 'Events', language: owner.language.toUpperCase() } });
  if (purpose === 'subscribe') calendar.name(`Events of ${owner.name}`).ttl(lookAgain);
  for (const event of events) {
    calendar.createEvent({
      id: uidOf(event.id),
      ...revisionOf(event),
      start: new Date(event.starts),
      end: new Date(event.ends),
      ...statusOf(event),
      description: `${event.description}\n\nFor ${event.attendees}.`,
      location: `${event.location}, ${owner.name}`,
      url: `${owner.origin}${placeOf('whatson', event.id)}`,
      categories: [{ name: event.category }],
    });
  }
  // The library leaves out the line's end after the last line, which RFC 5545 (3.1) asks for.
  return `${calendar.toString()}\r\n`;
}

/**
 * The text of the academic calendar's file, for calendars that follow it. Entries take whole
 * days and leave their owner free.
 */
export function academicCalendarFile(entries: readonly CalendarEntry[], owner: CalendarOwner): string {
  const calendar = ical({
    prodId: { company: owner.name, product: 'Academic calendar', language: owner.language.toUpperCase() },
  });
  calendar.name(`Academic calendar of ${owner.name}`).ttl(lookAgain);
  for (const entry of entries) {
    const { id, title, kind, begins, schools = [], note } = entry;
    const stamp = new Date(`${begins}T00:00:00Z`);
    calendar.createEvent({
      id: uidOf(`calendar/${id}`),
      stamp,
      start: begins,
      // The day on which it is over (RFC 5545, 3.6.1).
      end: addDays(lastDay(entry), 1),
      allDay: true,
      summary: title,
      description:
        [schools.length > 0 ? `For ${schools.map(labelOf).join(', ')}.` : '', note ?? ''].filter(Boolean).join('\n') || null,
      transparency: ICalEventTransparency.TRANSPARENT,
      url: `${owner.origin}${pathOf('academic-calendar')}`,
      categories: [{ name: kind.replace(/^./, (first) => first.toUpperCase()) }],
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** Drawn once, at random. Were it drawn anew, every event in a visitor's calendar would come a second time. */
const eventNamespace = '0d74714f-afd9-404a-9217-19aac2297fa6';

/** A UUID for an event, by its id (RFC 9562, version 5): RFC 7986 (5.3) wants UUIDs, and none that names a host. */
function uidOf(id: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(eventNamespace.replaceAll('-', ''), 'hex'))
    .update(id)
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** One that is off is taken out of calendars, which keep its UID for the day on which it has a date again. */
function statusOf({ title, status }: SchoolEvent) {
  if (status === 'cancelled') return { status: ICalEventStatus.CANCELLED, summary: `Cancelled: ${title}` };
  if (status === 'postponed') return { status: ICalEventStatus.CANCELLED, summary: `Postponed: ${title}` };
  return { summary: title };
}

/**
 * How far an event has come since it was announced, and when it was changed last: a calendar takes the higher number for the newer. Each
 * change counts two and being off one, so that the number grows too when a postponed event gets its new date.
 */
function revisionOf(event: SchoolEvent) {
  const { announced, was = [], changed = [], since } = event;
  const written = new Date(`${[announced, ...changeDays(event)].sort().at(-1)}T00:00:00+05:30`);
  return { sequence: 2 * (was.length + changed.length) + (since ? 1 : 0), stamp: written, lastModified: written };
}

/** A calendar file as the answer of an endpoint. The type serves the development server; hosts send it by publish/headers.ts. */
export function calendarAnswer(events: readonly SchoolEvent[], owner: CalendarOwner, purpose: CalendarPurpose): Response {
  return new Response(calendarFile(events, owner, purpose), { headers: { 'Content-Type': calendarType } });
}
