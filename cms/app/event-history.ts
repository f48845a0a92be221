/** What calendars have to be told of a change to an announced event. The office changes the event; this keeps the record. */
import { indianDay } from '#utils/dates.ts';

type Fields = Readonly<Record<string, unknown>>;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isOff = ({ status }: Fields) => status === 'postponed' || status === 'cancelled';
const recordsOf = ({ was, changed }: Fields) => listOf(was).length + listOf(changed).length;

/** Returns the event with the status that follows from its change, its earlier date, or the day of the change, where these are missing. */
export function withEventHistory(before: Fields, after: Fields): Fields {
  const today = indianDay(new Date());
  if (String(after.announced) > today || recordsOf(after) > recordsOf(before)) return after;
  const hasNewStart = after.starts !== before.starts;
  if (isOff(after) && !(isOff(before) && hasNewStart))
    return { ...after, since: after.since ?? today, featured: after.featured && after.status !== 'cancelled' };
  const { since: _, ...on } = after;
  if (hasNewStart) return { ...on, status: 'moved', was: [...listOf(after.was), { starts: before.starts, changed: today }] };
  const hasChanged = isOff(before) || after.ends !== before.ends || after.location !== before.location;
  return hasChanged ? { ...on, changed: [...listOf(after.changed), today] } : on;
}
