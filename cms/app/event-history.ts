/** Records changes to announced events, so that subscribed calendars show them. */
import { indianDay } from '#utils/indian-day.ts';
import type { Fields } from './fields.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isPostponedOrCancelled = ({ status }: Fields) => status === 'postponed' || status === 'cancelled';
const countRecords = ({ earlierDates, changed }: Fields) => listOf(earlierDates).length + listOf(changed).length;

/**
 * Adds the record of a change to an event: its status, its previous start and the day of the change. Returns `after` unchanged if the event is not
 * announced yet or the editor has recorded the change.
 */
export function withEventHistory(before: Fields, after: Fields): Fields {
  const today = indianDay(new Date());
  if (String(after.announced) > today || countRecords(after) > countRecords(before)) return after;
  const hasNewStart = after.starts !== before.starts;
  if (isPostponedOrCancelled(after) && !(isPostponedOrCancelled(before) && hasNewStart))
    return { ...after, statusSince: after.statusSince ?? today, featured: after.featured && after.status !== 'cancelled' };
  const { statusSince: _, ...scheduled } = after;
  if (hasNewStart)
    return {
      ...scheduled,
      status: 'moved',
      earlierDates: [...listOf(after.earlierDates), { starts: before.starts, changed: today }],
    };
  const hasChanged = isPostponedOrCancelled(before) || after.ends !== before.ends || after.location !== before.location;
  return hasChanged ? { ...scheduled, changed: [...listOf(after.changed), today] } : scheduled;
}
