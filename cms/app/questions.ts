/** What is asked once before saving, with what it means for visitors. */
import { rupees } from '#utils/money.ts';
import { files } from '../in-browser/files.ts';
import { asFields, type Field } from './fields.ts';
import { fieldsOf } from './snapshot.ts';

const twoYears = 2 * 366 * 24 * 60 * 60 * 1000;

/** The questions about a change of a file. */
export function questionsAbout(schema: Field, path: string, before: unknown, after: unknown): string[] {
  return [...fieldQuestions(schema, before, after), ...(files.has(path) ? [] : copyQuestions(path, after))];
}

function fieldQuestions(field: Field, before: unknown, after: unknown): string[] {
  const { properties, items, title = '', widget } = field;
  if (properties)
    return Object.entries(properties).flatMap(([name, part]) =>
      name === 'offlineCopies' && asFields(before)[name] === true && asFields(after)[name] === false
        ? ['Visitors will no longer be able to read the site without a connection, and saved copies are removed. Is that meant?']
        : fieldQuestions(part, asFields(before)[name], asFields(after)[name]),
    );
  if (items && Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item, index) => fieldQuestions(items, before[index], item));
  if (before === after) return [];
  if (widget === 'rupees' && typeof before === 'number' && typeof after === 'number' && Math.abs(after - before) > before / 2)
    return [
      `${title}: from ${rupees(before)} to ${rupees(after)}, by more than half. Families will see it at once. Is it right?`,
    ];
  if ((widget === 'day' || widget === 'time') && Date.parse(String(after)) - Date.now() > twoYears)
    return [`${title}: ${String(after).replace('T', ' at ')} is more than two years from now. Is the year right?`];
  return [];
}

/** A programme made by duplicating another may still speak of it. */
function copyQuestions(path: string, after: unknown): string[] {
  if (!path.includes('/programmes/')) return [];
  const text = JSON.stringify(after);
  return [...files.keys()]
    .filter((file) => file.startsWith('src/content/programmes/'))
    .map((file) => String(fieldsOf(file).shortName))
    .map((name) => ({ name, count: text.split(name).length - 1 }))
    .filter(({ count }) => count > 3)
    .map(
      ({ name, count }) =>
        `The text still names ${name} ${count} times. Visitors would read about the wrong course. Save it all the same?`,
    );
}
