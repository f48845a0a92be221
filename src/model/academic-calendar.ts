import { type CalendarEntry, type CalendarKind, calendarKinds } from '#schemas/calendar-entry.ts';
import { shortDay } from '#utils/dates.ts';
import { labelOf, type RouteId } from './routes.ts';

/** An entry in the list of a month. */
export interface CalendarLine {
  id: string;
  kind: CalendarKind;
  title: string;
  begins: string;
  ends: string;
  /** '11 to 22 January 2027', or one day. */
  days: string;
  /** The days within this month: '11–22', '28–31', '1'. */
  dayNumbers: string;
  /** The names of the schools that the entry applies to; null if it applies to all. */
  schools: string | null;
  note: string | null;
  /** Whether the entry began in an earlier month. */
  continues: boolean;
}

export interface CalendarMonth {
  /** '2027-01' */
  id: string;
  /** 'January 2027' */
  name: string;
  /** Weeks from Monday to Sunday; a day outside the month is null. */
  weeks: readonly { begins: string; days: readonly (CalendarDay | null)[] }[];
  lines: readonly CalendarLine[];
}

export interface CalendarDay {
  day: string;
  dayOfMonth: number;
  /** The kinds of entries on this day. */
  kinds: readonly CalendarKind[];
  /** The kind whose colour fills the day, from entries for all schools. */
  colour: CalendarKind | undefined;
  /** The kind whose colour underlines the day, from entries for some schools. */
  underline: CalendarKind | undefined;
}

/** Returns the calendar's months, from the first with an entry to the last, including empty months between. */
export function calendarMonths(entries: readonly CalendarEntry[]): CalendarMonth[] {
  const first = entries.map(({ begins }) => begins).sort()[0];
  const last = entries.map(lastDay).sort().at(-1);
  if (!first || !last) return [];
  const months: CalendarMonth[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = addDays(`${month}-28`, 7).slice(0, 7))
    months.push(monthOf(month, entries));
  return months;
}

/** Returns the last day of an entry. */
export const lastDay = ({ begins, ends = begins }: Pick<CalendarEntry, 'begins' | 'ends'>): string => ends;

/** Adds a number of days, which may be negative, to a day: '2027-01-31' and 1 give '2027-02-01'. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function monthOf(month: string, entries: readonly CalendarEntry[]): CalendarMonth {
  const first = `${month}-01`;
  const last = addDays(`${addDays(`${month}-28`, 7).slice(0, 7)}-01`, -1);
  const monthEntries = entries.filter((entry) => entry.begins <= last && lastDay(entry) >= first);
  const monday = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
  const weeks = [0, 7, 14, 21, 28, 35]
    .map((days) => addDays(monday, days))
    .filter((begins) => begins <= last)
    .map((begins) => ({ begins, days: [0, 1, 2, 3, 4, 5, 6].map((days) => dayOf(addDays(begins, days), month, monthEntries)) }));
  const lines = monthEntries
    .toSorted((a, b) => a.begins.localeCompare(b.begins) || lastDay(a).localeCompare(lastDay(b)))
    .map((entry) => lineOf(entry, first, last));
  return { id: month, name: shortDay(first).replace(/^1 /, ''), weeks, lines };
}

/** The kinds by priority. A day with entries of several kinds has the colour of the first one. */
const kindPriority: readonly CalendarKind[] = ['holiday', 'examination', 'result', 'term'];

function dayOf(day: string, month: string, entries: readonly CalendarEntry[]): CalendarDay | null {
  if (!day.startsWith(month)) return null;
  const dayEntries = entries.filter((entry) => entry.begins <= day && day <= lastDay(entry));
  const appliesToAll = ({ schools }: CalendarEntry) => !schools?.length;
  const firstKind = (candidates: readonly CalendarEntry[]) =>
    kindPriority.find((kind) => candidates.some((entry) => entry.kind === kind));
  return {
    day,
    dayOfMonth: Number(day.slice(8)),
    kinds: calendarKinds.filter((kind) => dayEntries.some((entry) => entry.kind === kind)),
    colour: firstKind(dayEntries.filter(appliesToAll)),
    underline: firstKind(dayEntries.filter((entry) => !appliesToAll(entry))),
  };
}

function lineOf(entry: CalendarEntry, first: string, last: string): CalendarLine {
  const { id, kind, title, begins, schools = [], note = null } = entry;
  const ends = lastDay(entry);
  const [from, to] = [begins < first ? first : begins, ends > last ? last : ends].map((day) => Number(day.slice(8)));
  return {
    id,
    kind,
    title,
    begins,
    ends,
    days: formatDays(begins, ends),
    dayNumbers: from === to ? `${from}` : `${from}–${to}`,
    schools: schools.length > 0 ? schools.map((school: RouteId) => labelOf(school)).join(', ') : null,
    note,
    continues: begins < first,
  };
}

/** Formats a span of days: '11 to 22 January 2027', '28 January to 3 February 2027', '11 January 2027'. */
export function formatDays(begins: string, ends: string): string {
  if (begins === ends) return shortDay(begins);
  const [from = '', fromMonth = '', fromYear = ''] = shortDay(begins).split(' ');
  const [, toMonth, toYear] = shortDay(ends).split(' ');
  const start = fromYear !== toYear ? shortDay(begins) : fromMonth !== toMonth ? `${from} ${fromMonth}` : from;
  return `${start} to ${shortDay(ends)}`;
}
