import type { SchoolEvent } from '#schemas/event.ts';

/**
 * Parts events, at a moment in milliseconds, into those to come, the next one first, and those that are over, the latest first. The
 * build does so, and the browser again: a page that was built in June may be read in August.
 */
export function partEvents<Event extends { starts: string; ends: string }>(
  events: readonly Event[],
  now: number,
): { toCome: Event[]; over: Event[] } {
  const inOrder = [...events].sort((a, b) => Date.parse(a.starts) - Date.parse(b.starts));
  const isOver = ({ ends }: Event) => Date.parse(ends) < now;
  return { toCome: inOrder.filter((event) => !isOver(event)), over: inOrder.filter(isOver).reverse() };
}

/** When, in milliseconds, the next of the events that are not over at `now` will be over; for good and all later than any day where all are over. */
export function nextEnd(events: readonly { ends: string }[], now: number): number {
  const ends = events.map(({ ends }) => Date.parse(ends)).filter((end) => end >= now);
  return Math.min(...ends, Number.MAX_SAFE_INTEGER);
}

/** The days on which what was announced of an event was changed. */
export const changeDays = ({ was = [], changed = [], since }: Pick<SchoolEvent, 'was' | 'changed' | 'since'>): string[] => [
  ...was.map((one) => one.changed),
  ...changed,
  ...(since ? [since] : []),
];
