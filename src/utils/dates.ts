const zone = 'Asia/Kolkata';
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const partsFormat = new Intl.DateTimeFormat('en-IN', { timeZone: zone, day: 'numeric', month: 'short' });
// The Swedish format of a month is that of ISO 8601: 2027-01.
const monthFormat = new Intl.DateTimeFormat('sv', { timeZone: zone, year: 'numeric', month: '2-digit' });
const timeFormat = new Intl.DateTimeFormat('en-IN', { timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true });

/** Parses an ISO 8601 time with an offset. Throws on anything else, including days that don't exist. */
function moment(iso: string): Date {
  const day = iso.match(/^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d)?(?:[+-]\d\d:\d\d|Z)$/)?.[1];
  if (!day || !isCalendarDay(day) || Number.isNaN(Date.parse(iso))) {
    throw new Error(`'${iso}' is not a time: write it like 2026-12-05T10:00:00+05:30.`);
  }
  return new Date(iso);
}

/** Whether a text is an existing day: true for '2027-01-31', false for '2027-02-30'. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Formats the date in India: 'Saturday, 5 December 2026'. */
export function longDay(iso: string): string {
  return dayFormat.format(moment(iso)).replace(/^(\w+) /, '$1, ');
}

/** Returns the day and the short month separately ('5', 'Dec'), for dates in large type. */
export function dayAndMonth(iso: string): { day: string; month: string } {
  const parts = partsFormat.formatToParts(moment(iso));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return { day: part('day'), month: part('month') };
}

/** Returns the year and the month (1 to 12) in India, in any time zone of the machine. */
export function yearAndMonth(time: Date): { year: number; month: number } {
  const [year = 0, month = 0] = monthFormat.format(time).split('-').map(Number);
  return { year, month };
}

/** Formats hours in India: '10:00 am to 4:00 pm', with the last day's name if it ends on another day. */
export function hours(startIso: string, endIso: string): string {
  const [start, end] = [moment(startIso), moment(endIso)];
  if (end <= start) throw new Error(`An event ends at ${endIso}, before it starts at ${startIso}.`);
  const sameDay = dayFormat.format(start) === dayFormat.format(end);
  // A no-break space keeps the time and am or pm on one line.
  const clock = (date: Date) =>
    timeFormat
      .format(date)
      .toLowerCase()
      .replace(/\s(?=[ap]m)/, '\u00a0');
  return `${clock(start)} to ${clock(end)}${sameDay ? '' : ` on ${longDay(endIso)}`}`;
}

const shortFormat = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a day: '5 December 2026' for '2026-12-05'. */
export const shortDay = (day: string): string => shortFormat.format(new Date(`${day}T00:00:00Z`));

/** Formats a day in Hindi: '15 जून 2027' for '2027-06-15'. `months` are the names of the months, January first. */
export function hindiDay(day: string, months: readonly string[]): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}

/** Returns the year of the next intake. Courses begin in July or August, so from September on it is the next year. */
export function admissionYear(today: Date): number {
  const { year, month } = yearAndMonth(today);
  return month >= 9 ? year + 1 : year;
}
