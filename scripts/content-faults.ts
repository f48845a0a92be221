import { glob } from 'node:fs/promises';
import { catalogue } from '../media/catalogue.ts';
import { isCalendarDay } from '../src/lib/dates.ts';
import { routes } from '../src/lib/routes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What the pages and search engines can hold. The limits are those of src/content/types.ts. */
const titleLimit = 60;
const descriptionLimits = [110, 160] as const;
/** Fields that take one of a few words. They are those of src/content/types.ts, which `npm run check` holds too. */
const words: Readonly<Record<string, readonly string[]>> = {
  provenance: ['specification', 'general', 'sample'],
  hue: ['neem', 'ochre', 'rani', 'marigold', 'sandstone', 'sky', 'indigo', 'rose', 'leaf'],
  level: ['Certificate', 'Diploma', 'Bachelor', 'Master'],
};
/** The categories that the events filter knows. */
const eventCategories = ['Academic', 'Cultural', 'Sports', 'Career'];

/**
 * What is wrong in the content files, one sentence a fault, each with the file, the place in it and the mend. Looks at every value
 * that a file under src/content/ exports; a new file is found by itself.
 */
export async function contentFaults(folder = new URL('../src/content/', import.meta.url)): Promise<string[]> {
  const faults: string[] = [];
  for await (const name of glob('**/*.ts', { cwd: folder.pathname })) {
    const file = `src/content/${name}`;
    let exported: Fields;
    try {
      exported = (await import(new URL(name, folder).href)) as Fields;
    } catch (error) {
      faults.push(unreadable(file, error as Error));
      continue;
    }
    for (const [place, value] of Object.entries(exported))
      faults.push(...faultsIn(value, place).map((fault) => `${file}: ${fault}`));
  }
  return [...new Set(faults)];
}

/** A file that can't be loaded. Whoever imports the broken one fails with it: the stack's first line names the culprit. */
function unreadable(file: string, { message, stack = '' }: Error): string {
  if (message.includes('src/')) return message;
  const [, culprit = file, line] = stack.match(/(src\/[\w/.-]+\.ts):(\d+)/) ?? [];
  return `${culprit}${line ? `, line ${line}` : ''}: ${message}. If the sentence says nothing to you, look there for a missing comma or quote.`;
}

/** The faults in a value and in all that it holds. `place` is how to find it: `faqTopics[2].questions[0].a`. */
function faultsIn(value: unknown, place: string): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [`${place} is empty: write it or take it out.`] : [];
  if (Array.isArray(value)) {
    return [...twice(value, place), ...value.flatMap((item, index) => faultsIn(item, `${place}[${index}]`))];
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Fields;
  return [
    ...('starts' in fields ? eventFaults(fields, place) : []),
    ...Object.entries(fields).flatMap(([key, field]) => fieldFaults(key, field, `${place}.${key}`)),
    ...Object.entries(fields).flatMap(([key, field]) => faultsIn(field, `${place}.${key}`)),
  ];
}

function fieldFaults(key: string, value: unknown, place: string): string[] {
  switch (key) {
    case 'meta':
      return metaFaults(value as Fields, place);
    case 'picture':
      return typeof value === 'string' && !(value in catalogue)
        ? [`${place} names the picture '${value}', which media/catalogue.ts does not have: add it there or mend the name.`]
        : [];
    case 'see':
    case 'route':
      return typeof value === 'string' ? unknownRoutes([value], place) : [];
    case 'next':
      return Array.isArray(value) ? unknownRoutes(value.filter(isText), place) : [];
    case 'starts':
    case 'ends':
      return isIndianTime(String(value)) ? [] : [`${place} is '${value}': write a time like 2026-12-05T10:00:00+05:30.`];
    default:
      return oneOf(words[key], value, place);
  }
}

/** What one event says of itself must fit together. */
function eventFaults({ starts, ends, category }: Fields, place: string): string[] {
  const order = String(ends) > String(starts) ? [] : [`${place} ends at ${ends}, not after it starts at ${starts}.`];
  return [...order, ...oneOf(eventCategories, category, `${place}.category`)];
}

function oneOf(allowed: readonly string[] | undefined, value: unknown, place: string): string[] {
  if (!allowed || typeof value !== 'string' || allowed.includes(value)) return [];
  return [`${place} is '${value}': write one of ${allowed.join(', ')}.`];
}

function isIndianTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d\+05:30$/.test(text) && isCalendarDay(text.slice(0, 10));
}

function metaFaults({ title, description }: Fields, place: string): string[] {
  const faults: string[] = [];
  const [least, most] = descriptionLimits;
  if (typeof title !== 'string' || title.length > titleLimit) {
    faults.push(`${place}.title has ${String(title).length} characters: at most ${titleLimit} fit.`);
  }
  if (typeof description !== 'string' || description.length < least || description.length > most) {
    faults.push(`${place}.description has ${String(description).length} characters: write ${least} to ${most}.`);
  }
  return faults;
}

/** A page to read next may also be an object, whose `route` is looked at by itself. */
const isText = (value: unknown) => typeof value === 'string';

function unknownRoutes(ids: readonly unknown[], place: string): string[] {
  return ids
    .filter((id) => id !== undefined && !(String(id) in routes))
    .map((id) => `${place} names the page '${id}', which src/lib/routes.ts does not have.`);
}

function twice(items: readonly unknown[], place: string): string[] {
  const ids = items.map((item) => (item as Fields | null)?.id).filter((id) => typeof id === 'string');
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${place} has the id '${id}' twice: give one another.`);
}
