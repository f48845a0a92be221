/**
 * Calendar files (iCalendar, RFC 5545) of the school's events. Times are in UTC, so that a calendar shows them in its owner's time zone; in India
 * they match the times on the page.
 */
import { createHash } from 'node:crypto';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { type AdmissionRoute, type Month, months } from '#schemas/admission-route.ts';
import type { CalendarEntry } from '#schemas/calendar-entry.ts';
import type { SchoolEvent } from '#schemas/event.ts';
import { yearAndMonth } from '#utils/dates.ts';
import { indianDay } from '#utils/indian-day.ts';
import { addDays, lastDay } from './academic-calendar.ts';
import { calendarType } from './calendar-files.ts';
import { hrefOf, labelOf, pathOf } from './routes.ts';
import { changeDays } from './split-events.ts';

/** The school as named in calendar files. */
interface CalendarOwner {
  name: string;
  /** The origin of this build, for links in the files. */
  origin: string;
  language: string;
}

/** `add`: the visitor imports the events once. `subscribe`: the visitor's calendar app reloads the file regularly. */
type CalendarPurpose = 'add' | 'subscribe';

/** How often subscribed calendars should refresh, in seconds: once a day. */
const refreshSeconds = 24 * 60 * 60;

/**
 * Returns the text of a calendar file. With `subscribe` the file has a name and a daily refresh interval, even without events. An event's UID
 * depends only on its id: adding the file again updates the event instead of duplicating it, even after a change of domain. The same events
 * give the same file on any day.
 */
export function calendarFile(events: readonly SchoolEvent[], owner: CalendarOwner, purpose: CalendarPurpose): string {
  const calendar = ical({ prodId: { company: owner.name, product: 'Events', language: owner.language.toUpperCase() } });
  if (purpose === 'subscribe') calendar.name(`Events of ${owner.name}`).ttl(refreshSeconds);
  for (const event of events) calendar.createEvent(eventOf(event, owner));
  // The library omits the line break after the last line, which RFC 5545 (3.1) requires.
  return `${calendar.toString()}\r\n`;
}

const eventOf = (event: SchoolEvent, owner: CalendarOwner) => ({
  id: uidOf(event.id),
  ...revisionOf(event),
  start: new Date(event.starts),
  end: new Date(event.ends),
  ...statusOf(event),
  description: `${event.description}\n\nFor ${event.attendees}.`,
  location: `${event.location}, ${owner.name}`,
  url: `${owner.origin}${hrefOf('whatson', event.id)}`,
  categories: [{ name: event.category }],
});

/**
 * Returns a calendar file with the usual months of all entrance tests (the current or next ones) and all events. The comparison selects the
 * entries of its courses from this file (features/compare/comparison/filter-calendar.ts). The entries of tests last all day, don't mark their owner as
 * busy, and have the id of the test in `X-ENTRANCE`.
 */
export function entranceCalendarFile(
  admissionRoutes: readonly AdmissionRoute[],
  events: readonly SchoolEvent[],
  owner: CalendarOwner,
  today: Date,
): string {
  const calendar = ical({ prodId: { company: owner.name, product: 'Entrance tests', language: owner.language.toUpperCase() } });
  for (const { id, name, website, lastChecked, ...admissionRoute } of admissionRoutes) {
    for (const [index, { occasion, from, to }] of usualMonths(admissionRoute).entries()) {
      const { begins, ends } = nextSpan(from, to, today);
      calendar.createEvent({
        id: uidOf(`entrances/${id}/${index}`),
        stamp: new Date(`${lastChecked ?? begins.slice(0, 7)}-01T00:00:00Z`),
        start: begins,
        end: ends,
        allDay: true,
        summary: `${name} ${occasion}: usual month, check ${website}`,
        description: `Usual month. The dates of your year are on the site of the test: ${website}`,
        transparency: ICalEventTransparency.TRANSPARENT,
        url: `${owner.origin}${hrefOf('courses', id)}`,
        categories: [{ name: 'Entrance' }],
        x: [{ key: 'X-ENTRANCE', value: id }],
      });
    }
  }
  for (const event of events) calendar.createEvent(eventOf(event, owner));
  return `${calendar.toString()}\r\n`;
}

/** Returns the months in which the form of a test is open and the months of the test, as far as they are known. */
function usualMonths({ form, testMonths }: Pick<AdmissionRoute, 'form' | 'testMonths'>) {
  return [
    ...(form ? [{ occasion: 'form', ...form }] : []),
    ...testMonths.map((month) => ({ occasion: 'test', from: month, to: month })),
  ];
}

/** Returns the current or next span from one month to another: its first day, and the day after its last. */
function nextSpan(from: Month, to: Month, today: Date): { begins: string; ends: string } {
  const [first, last] = [months.indexOf(from), months.indexOf(to)];
  const { year, month } = yearAndMonth(today);
  const length = (last - first + 12) % 12;
  // Months are counted from the year 0. A span that began last year may not have ended yet.
  const currentMonth = year * 12 + month - 1;
  const start =
    [year - 1, year, year + 1].map((startYear) => startYear * 12 + first).find((begin) => begin + length >= currentMonth) ?? 0;
  const firstDay = (monthCount: number) =>
    `${Math.floor(monthCount / 12)}${new Date(Date.UTC(0, monthCount % 12, 1)).toISOString().slice(4, 10)}`;
  return { begins: firstDay(start), ends: firstDay(start + length + 1) };
}

/**
 * Returns the calendar file of the academic calendar, for subscriptions. Its entries last all day and don't mark their owner as busy. Entries don't
 * record their changes, so every build is a new revision of all of them, which replaces earlier imports.
 */
export function academicCalendarFile(entries: readonly CalendarEntry[], owner: CalendarOwner, today: Date): string {
  const stamp = new Date(`${indianDay(today)}T00:00:00+05:30`);
  const sequence = Math.round((stamp.getTime() - Date.parse('2026-01-01T00:00:00+05:30')) / (24 * 60 * 60 * 1000));
  const calendar = ical({
    prodId: { company: owner.name, product: 'Academic calendar', language: owner.language.toUpperCase() },
  });
  calendar.name(`Academic calendar of ${owner.name}`).ttl(refreshSeconds);
  for (const entry of entries) {
    const { id, title, kind, begins, schools = [], note } = entry;
    calendar.createEvent({
      id: uidOf(`calendar/${id}`),
      stamp,
      lastModified: stamp,
      sequence,
      start: begins,
      // The end is exclusive (RFC 5545, 3.6.1).
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

/** A random UUID. If it changes, every event is duplicated in visitors' calendars. */
const eventNamespace = '0d74714f-afd9-404a-9217-19aac2297fa6';

/** Returns the UUID of an event from its id (RFC 9562, version 5). RFC 7986 (5.3) recommends UUIDs without a host name. */
function uidOf(id: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(eventNamespace.replaceAll('-', ''), 'hex'))
    .update(id)
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the status and title. Calendars hide a cancelled or postponed event but keep its UID, so a new date restores it. */
function statusOf({ title, status }: SchoolEvent) {
  if (status === 'cancelled') return { status: ICalEventStatus.CANCELLED, summary: `Cancelled: ${title}` };
  if (status === 'postponed') return { status: ICalEventStatus.CANCELLED, summary: `Postponed: ${title}` };
  return { summary: title };
}

/**
 * Returns an event's SEQUENCE and the date of its last change. Calendars keep the version with the higher number. Each change adds two, and a
 * cancelled or postponed event adds one, so that the number also grows when a postponed event gets a new date.
 */
function revisionOf(event: SchoolEvent) {
  const { announced, earlierDates = [], changed = [], statusSince } = event;
  const lastChange = new Date(`${[announced, ...changeDays(event)].sort().at(-1)}T00:00:00+05:30`);
  return {
    sequence: 2 * (earlierDates.length + changed.length) + (statusSince ? 1 : 0),
    stamp: lastChange,
    lastModified: lastChange,
  };
}

/** Returns a calendar file as the response of an endpoint. The type matters on the development server only; hosts derive it from the extension. */
export function calendarResponse(events: readonly SchoolEvent[], owner: CalendarOwner, purpose: CalendarPurpose): Response {
  return new Response(calendarFile(events, owner, purpose), { headers: { 'Content-Type': calendarType } });
}
