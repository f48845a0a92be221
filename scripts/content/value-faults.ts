import { isCalendarDay } from '../../src/lib/dates.ts';
import type { Path } from './places.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Something that is wrong with a value. */
export interface ValueFault {
  /** The object or list that holds the value: the same one may be reached from several files. */
  owner: object;
  path: Path;
  /** What follows the name of the place: 'is empty: write it or take it out.' */
  says: string;
}

/** The pictures that content may name. */
export type Catalogue = Readonly<Record<string, { master: string }>>;

/** What the pages and search engines can hold. The limits are those of src/content/types.ts. */
const titleLimit = 60;
const descriptionLimits = [110, 160] as const;

/** The faults in a value and in all that it holds. */
export function valueFaults(value: unknown, path: Path, catalogue: Catalogue, owner: object = {}): ValueFault[] {
  const fault = (says: string): ValueFault[] => [{ owner, path, says }];
  if (typeof value === 'string') return value.trim() === '' ? fault('is empty: write it or take it out.') : [];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).flatMap(([key, part]) =>
    valueFaults(part, [...path, Array.isArray(value) ? Number(key) : key], catalogue, value),
  );
  if (Array.isArray(value)) return [...twice(value, path), ...parts];
  const own = Object.entries(value).flatMap(([key, field]) =>
    fieldFaults(key, field, catalogue).map((says) => ({ owner: value, path: [...path, key], says })),
  );
  return [
    ...('starts' in value ? eventFaults(value, path) : []),
    ...('meta' in value ? metaFaults(value.meta, path) : []),
    ...own,
    ...parts,
  ];
}

function fieldFaults(key: string, value: unknown, catalogue: Catalogue): string[] {
  switch (key) {
    case 'picture':
      return typeof value === 'string' && !(value in catalogue)
        ? [`names the picture '${value}', which media/catalogue/ does not have: add it there or mend the name.`]
        : [];
    case 'starts':
    case 'ends':
      return isIndianTime(String(value)) ? [] : [`is '${value}': write a time like 2026-12-05T10:00:00+05:30.`];
    default:
      return [];
  }
}

/** An event ends after it starts, and was changed no earlier than announced, each time no earlier than the last: a day may bring two changes. */
function eventFaults(event: Fields, path: Path): ValueFault[] {
  const { starts, ends, announced, changed = [] } = event;
  const faults: ValueFault[] = [];
  const at = (key: string, says: string) => faults.push({ owner: event, path: [...path, key], says });
  if (isIndianTime(String(starts)) && String(ends) <= String(starts)) {
    at('ends', `is ${ends}, not after the start at ${starts}: mend one of the two.`);
  }
  const days = [announced, ...(changed as readonly unknown[])].map(String);
  days.forEach((day, index) => {
    const key = index === 0 ? 'announced' : 'changed';
    const before = days[index - 1];
    if (!isCalendarDay(day)) at(key, `has '${day}': write a day like 2026-12-05.`);
    else if (before && day < before) at(key, `has ${day}, before ${before}: the days stand in their order, the last one last.`);
  });
  return faults;
}

function isIndianTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d\+05:30$/.test(text) && isCalendarDay(text.slice(0, 10));
}

function metaFaults(meta: unknown, path: Path): ValueFault[] {
  const { title, description } = meta as Fields;
  const [least, most] = descriptionLimits;
  const at = (key: string, says: string): ValueFault => ({ owner: meta as object, path: [...path, 'meta', key], says });
  const faults: ValueFault[] = [];
  if (typeof title !== 'string' || title.length > titleLimit) {
    faults.push(at('title', `has ${String(title).length} characters: at most ${titleLimit} fit.`));
  }
  if (typeof description !== 'string' || description.length < least || description.length > most) {
    faults.push(at('description', `has ${String(description).length} characters: write ${least} to ${most}.`));
  }
  return faults;
}

function twice(items: readonly unknown[], path: Path): ValueFault[] {
  const ids = items.map((item) => (item as Fields | null)?.id);
  return ids.flatMap((id, index) =>
    typeof id === 'string' && ids.indexOf(id) !== index
      ? [{ owner: items, path: [...path, index, 'id'], says: `is '${id}', as another of them is: give it one of its own.` }]
      : [],
  );
}
