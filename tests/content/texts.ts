/** Reading helpers: the words in a piece of content, whatever its shape. */

export interface Text {
  /** Where it stands: `questions.2.a`. */
  at: string;
  text: string;
}

/** Fields that no visitor reads. */
const silent = new Set([
  ...['id', 'route', 'page', 'related', 'hue', 'picture', 'film', 'see', 'provenance', 'except', 'meta', 'kind', 'wanted'],
  ...['starts', 'announced', 'changed', 'was', 'ends'],
]);

/** Every text in a value that a visitor reads. */
export function textsIn(value: unknown, at = ''): Text[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !silent.has(key))
    .flatMap(([key, part]) => textsIn(part, at === '' ? key : `${at}.${key}`));
}

/** Every object within a value, the value itself included, that has a field of this name. `except` only says where fields come from. */
export function objectsWith<Field extends string>(field: Field, value: unknown): Record<Field, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([key, part]) => (key === 'except' ? [] : objectsWith(field, part)));
  return field in value ? [value as Record<Field, unknown>, ...within] : within;
}

/** What stands more than once in a list. */
export const repeated = <Item>(items: readonly Item[]): Item[] => items.filter((item, index) => items.indexOf(item) !== index);
