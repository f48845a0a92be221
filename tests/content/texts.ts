/** Functions that read content of any shape. */

/** Returns every object in a value, including the value itself, that has the given field. Skips `except`, which holds the provenance of other fields. */
export function objectsWith<Field extends string>(field: Field, value: unknown): Record<Field, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.entries(value).flatMap(([key, child]) => (key === 'exceptions' ? [] : objectsWith(field, child)));
  return field in value ? [value as Record<Field, unknown>, ...nested] : nested;
}

/** Returns the items that repeat an earlier one. */
export const findDuplicates = <Item>(items: readonly Item[]): Item[] =>
  items.filter((item, index) => items.indexOf(item) !== index);
