import type { SchoolEvent } from '#schemas/event.ts';

/**
 * Splits events at `now` (milliseconds) into upcoming ones, the next first, and past ones, the latest first. Runs in the build and again in the
 * browser, because a page that was built in June may be read in August.
 */
export function splitEvents<Event extends { starts: string; ends: string }>(
  events: readonly Event[],
  now: number,
): { upcoming: Event[]; past: Event[] } {
  const sorted = [...events].sort((a, b) => Date.parse(a.starts) - Date.parse(b.starts));
  const isPast = ({ ends }: Event) => Date.parse(ends) < now;
  return { upcoming: sorted.filter((event) => !isPast(event)), past: sorted.filter(isPast).reverse() };
}

/** Returns when the next upcoming event ends, in milliseconds. Returns `MAX_SAFE_INTEGER` when every event is past. */
export function nextEnd(events: readonly { ends: string }[], now: number): number {
  const ends = events.map(({ ends }) => Date.parse(ends)).filter((end) => end >= now);
  return Math.min(...ends, Number.MAX_SAFE_INTEGER);
}

/** Returns the days on which an announced event was changed. */
export const changeDays = ({
  earlierDates = [],
  changed = [],
  statusSince,
}: Pick<SchoolEvent, 'earlierDates' | 'changed' | 'statusSince'>): string[] => [
  ...earlierDates.map(({ changed: day }) => day),
  ...changed,
  ...(statusSince ? [statusSince] : []),
];
