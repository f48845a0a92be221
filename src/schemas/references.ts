import { z } from 'astro/zod';

/** A field that refers to an entry of another kind or to a page. */
export interface Reference {
  /** The kind of entry it refers to, or 'pages'. */
  collection: string;
  id: string;
  path: readonly PropertyKey[];
}

/**
 * Finds every reference in a value that its schema has accepted. References are checked after all files have been read, because a schema
 * alone cannot know which entries exist.
 */
export function findReferences(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[] = []): Reference[] {
  if (value === undefined || value === null) return [];
  const collection = schema instanceof z.ZodType ? schema.meta()?.collection : undefined;
  if (collection !== undefined) return typeof value === 'string' ? [{ collection, id: value, path }] : [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return findReferences(schema.unwrap(), value, path);
  if (schema instanceof z.ZodPipe) return findReferences(schema.in, value, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => findReferences(option, value, path));
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => findReferences(schema.element, item, [...path, index]));
  if (schema instanceof z.ZodObject && typeof value === 'object') {
    const fields = new Map(Object.entries(value));
    return Object.entries(schema.shape).flatMap(([key, field]) => findReferences(field, fields.get(key), [...path, key]));
  }
  return [];
}
