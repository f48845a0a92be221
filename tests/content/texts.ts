/** Helpers that read content of any shape. */

/** Every object within a value, the value itself included, that has a field of this name. `except` only says where fields come from. */
export function objectsWith<Field extends string>(field: Field, value: unknown): Record<Field, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([key, part]) => (key === 'except' ? [] : objectsWith(field, part)));
  return field in value ? [value as Record<Field, unknown>, ...within] : within;
}

/** What stands more than once in a list. */
export const repeated = <Item>(items: readonly Item[]): Item[] => items.filter((item, index) => items.indexOf(item) !== index);
