/** What a form has to know of a field, read out of its zod schema: limits stand there and nowhere else. */
import { z } from 'astro/zod';
import type { Widget } from '#schemas/fields.ts';

/** A field as JSON Schema describes it, with the metadata of `schemas/fields.ts`. */
export interface Field {
  type?: 'string' | 'boolean' | 'number' | 'integer' | 'array' | 'object';
  title?: string;
  description?: string;
  examples?: readonly string[];
  widget?: Widget;
  collection?: string;
  itemLabel?: string;
  enum?: readonly string[];
  default?: unknown;
  maxLength?: number;
  minItems?: number;
  properties?: Readonly<Record<string, Field>>;
  required?: readonly string[];
  items?: Field;
  /** May be written as empty: `fee: null`. */
  nullable?: boolean;
}

/** Describes a schema. */
export function describeField(schema: z.ZodType): Field {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const [inner, ...others] = jsonSchema.anyOf ?? [];
      if (others.length === 1) Object.assign(jsonSchema, inner, { nullable: true });
    },
  }) as object as Field;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

type Fields = Readonly<Record<string, unknown>>;
export const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/**
 * Returns what the file should hold for what a form holds: fields in the file's order, new ones in the schema's, without what was left empty. `before` is what the
 * file holds now; a default that it leaves out stays out.
 */
export function cleanValue(field: Field, value: unknown, before?: unknown): unknown {
  if (field.properties) {
    const [now, old] = [asFields(value), asFields(before)];
    const names = new Set([...Object.keys(old), ...Object.keys(field.properties)]);
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const part = field.properties?.[name];
        if (!part) return [];
        const next = cleanValue(part, now[name], old[name]);
        if (isEmpty(next) && part.nullable) return [[name, null]];
        const mayBeLeftOut = !field.required?.includes(name);
        if (next === undefined || (mayBeLeftOut && (isEmpty(next) || (next === part.default && !(name in old))))) return [];
        return [[name, next]];
      }),
    );
  }
  if (Array.isArray(value) && field.items) {
    const [item, old] = [field.items, Array.isArray(before) ? before : []];
    return value.map((one, index) => cleanValue(item, one, old[index]));
  }
  if (typeof value !== 'string') return value;
  // What is pasted from a word processor or a table comes with tabs and line breaks of another system.
  const text = value
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0]/g, ' ')
    .trim();
  return typeof before === 'string' && before.trim() === text ? before : text;
}
