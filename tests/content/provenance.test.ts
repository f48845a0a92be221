import { expect, test } from 'vitest';
import { content } from '#model/content.ts';
import type { Sourced } from '#schemas/shared.ts';
import { objectsWith } from './texts.ts';

/** What stands at a path such as `card.duration`; in a list, what stands there in each item. */
function reach(entity: unknown, path: readonly string[]): unknown[] {
  const [first, ...rest] = path;
  if (first === undefined) return [entity];
  if (Array.isArray(entity)) return entity.flatMap((item) => reach(item, path));
  return typeof entity === 'object' && entity !== null && first in entity
    ? reach(entity[first as keyof typeof entity], rest)
    : [undefined];
}

const withExceptions = objectsWith('except', content) as unknown as readonly (Sourced & { except: object })[];

test('exceptions are made for fields that are there', () => {
  const idle = withExceptions.flatMap((entity) =>
    Object.keys(entity.except)
      .filter((field) => reach(entity, field.split('.')).includes(undefined))
      .map((field) => `${JSON.stringify(entity).slice(0, 80)}: ${field}`),
  );
  expect(idle).toEqual([]);
});
