import { expect, test } from 'vitest';
import { content } from '#model/content.ts';
import { objectsWith } from './texts.ts';

/** What stands at a path such as `card.duration`; in a list, what stands there in each item. */
function valuesAt(entity: unknown, path: readonly string[]): unknown[] {
  const [first, ...rest] = path;
  if (first === undefined) return [entity];
  if (Array.isArray(entity)) return entity.flatMap((item) => valuesAt(item, path));
  const isObject = typeof entity === 'object' && entity !== null;
  return isObject && first in entity ? valuesAt(entity[first as keyof typeof entity], rest) : [undefined];
}

test('what is marked as a sample or as general knowledge within an entry is there', () => {
  const idle = objectsWith('except', content).flatMap((entity) =>
    Object.keys(entity.except as object).filter((field) => valuesAt(entity, field.split('.')).includes(undefined)),
  );
  expect(idle).toEqual([]);
});
