import { type CalendarEntry, type CalendarKind, calendarKinds } from '#schemas/calendar-entry.ts';
import { shortDay } from '#utils/dates.ts';
import { labelOf, type RouteId } from './routes.ts';

/** An entry as a month shows it. */
export interface CalendarLine {
  id: string;
  kind: CalendarKind;
  title: string;
  begins: string;
  ends: string;
  /** '11 to 22 January 2027', or one day. */
  days: string;
  /** The days within the month, in figures: '11–22', '28–31', '1'. */
  figures: string;
  /** The schools that it holds for; null where it holds for all. */
  schools: string | null;
  note: string | null;
  /** Whether it began in an earlier month. */
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
  figure: number;
  /** The kinds of entries on it, the term first: the last one colours it. */
  kinds: readonly CalendarKind[];
}

/** The calendar's months, from the first that has an entry to the last, those without one between them too. */
export function calendarMonths(entries: readonly CalendarEntry[]): CalendarMonth[] {
  const first = entries.map(({ begins }) => begins).sort()[0];
  const last = entries.map(lastDay).sort().at(-1);
  if (!first || !last) return [];
  const months: CalendarMonth[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = addDays(`${month}-28`, 7).slice(0, 7))
    months.push(monthOf(month, entries));
  return months;
}

/** The last day of an entry. */
export const lastDay = ({ begins, ends = begins }: Pick<CalendarEntry, 'begins' | 'ends'>): string => ends;

/** The day that comes so many days later, or earlier: '2027-01-31' and 1 give '2027-02-01'. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function monthOf(month: string, entries: readonly CalendarEntry[]): CalendarMonth {
  const first = `${month}-01`;
  const last = addDays(`${addDays(`${month}-28`, 7).slice(0, 7)}-01`, -1);
  const within = entries.filter((entry) => entry.begins <= last && lastDay(entry) >= first);
  const monday = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
  const weeks = [0, 7, 14, 21, 28, 35]
    .map((days) => addDays(monday, days))
    .filter((begins) => begins <= last)
    .map((begins) => ({ begins, days: [0, 1, 2, 3, 4, 5, 6].map((days) => dayOf(addDays(begins, days), month, within)) }));
  const lines = within
    .toSorted((a, b) => a.begins.localeCompare(b.begins) || lastDay(a).localeCompare(lastDay(b)))
    .map((entry) => lineOf(entry, first, last));
  return { id: month, name: shortDay(first).replace(/^1 /, ''), weeks, lines };
}

function dayOf(day: string, month: string, entries: readonly CalendarEntry[]): CalendarDay | null {
  if (!day.startsWith(month)) return null;
  const kinds = new Set(entries.filter((entry) => entry.begins <= day && day <= lastDay(entry)).map(({ kind }) => kind));
  return { day, figure: Number(day.slice(8)), kinds: calendarKinds.filter((kind) => kinds.has(kind)) };
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
    days: daysInWords(begins, ends),
    figures: from === to ? `${from}` : `${from}–${to}`,
    schools: schools.length > 0 ? schools.map((school: RouteId) => labelOf(school)).join(', ') : null,
    note,
    continues: begins < first,
  };
}

/** '11 to 22 January 2027', '28 January to 3 February 2027', '11 January 2027'. */
export function daysInWords(begins: string, ends: string): string {
  if (begins === ends) return shortDay(begins);
  const [from = '', fromMonth = '', fromYear = ''] = shortDay(begins).split(' ');
  const [, toMonth, toYear] = shortDay(ends).split(' ');
  const start = fromYear !== toYear ? shortDay(begins) : fromMonth !== toMonth ? `${from} ${fromMonth}` : from;
  return `${start} to ${shortDay(ends)}`;
}
