import { expect, test } from 'vitest';
import { content } from '#model/content.ts';
import { objectsWith } from './texts.ts';

/** Returns the values at a path such as `card.duration`. A list yields the value of each item; a missing field yields undefined. */
function valuesAt(entity: unknown, path: readonly string[]): unknown[] {
  const [first, ...rest] = path;
  if (first === undefined) return [entity];
  if (Array.isArray(entity)) return entity.flatMap((item) => valuesAt(item, path));
  const isObject = typeof entity === 'object' && entity !== null;
  return isObject && first in entity ? valuesAt(entity[first as keyof typeof entity], rest) : [undefined];
}

test('every field whose provenance is marked separately exists', () => {
  const missingFields = objectsWith('exceptions', content).flatMap((entity) =>
    Object.keys(entity.exceptions as object).filter((field) => valuesAt(entity, field.split('.')).includes(undefined)),
  );
  expect(missingFields).toEqual([]);
});
