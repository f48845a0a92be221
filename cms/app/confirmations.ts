/** Questions for the editor before an unusual change is saved. */
import { formatRupees } from '#utils/money.ts';
import { files } from '../in-browser/files.ts';
import { asFields, type Field } from './fields.ts';
import { fieldsOf } from './snapshot.ts';

const twoYearsInMs = 2 * 366 * 24 * 60 * 60 * 1000;

/** Returns the questions about a change to a file. */
export function confirmations(schema: Field, path: string, before: unknown, after: unknown): string[] {
  return [...fieldQuestions(schema, before, after), ...(files.has(path) ? [] : duplicateQuestions(path, after))];
}

function fieldQuestions(field: Field, before: unknown, after: unknown): string[] {
  const { properties, items, title = '', widget } = field;
  if (properties)
    return Object.entries(properties).flatMap(([name, property]) =>
      name === 'offlineCopies' && asFields(before)[name] === true && asFields(after)[name] === false
        ? [
            'Visitors will no longer be able to read the site without a connection, and saved copies will be deleted. Do you want this?',
          ]
        : fieldQuestions(property, asFields(before)[name], asFields(after)[name]),
    );
  if (items && Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item, index) => fieldQuestions(items, before[index], item));
  if (before === after) return [];
  if (widget === 'rupees' && typeof before === 'number' && typeof after === 'number' && Math.abs(after - before) > before / 2)
    return [
      `${title}: from ${formatRupees(before)} to ${formatRupees(after)}, by more than half. Families will see it at once. Is it right?`,
    ];
  if ((widget === 'day' || widget === 'time') && Date.parse(String(after)) - Date.now() > twoYearsInMs)
    return [`${title}: ${String(after).replace('T', ' at ')} is more than two years from now. Is the year right?`];
  return [];
}

/** A new programme is often a duplicate, and its text may still name the original course. */
function duplicateQuestions(path: string, after: unknown): string[] {
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
