/** Describes fields for forms, from their zod schemas, which are the only place for limits. */
import { z } from 'astro/zod';
import type { Widget } from '#schemas/fields.ts';

/** A field's JSON Schema, with the metadata of `schemas/fields.ts`. */
export interface Field {
  type?: 'string' | 'boolean' | 'number' | 'integer' | 'array' | 'object';
  title?: string;
  description?: string;
  examples?: readonly string[];
  widget?: Widget;
  collection?: string;
  itemLabel?: string;
  optionLabels?: Readonly<Partial<Record<string, string>>>;
  enum?: readonly string[];
  default?: unknown;
  maxLength?: number;
  minItems?: number;
  properties?: Readonly<Record<string, Field>>;
  required?: readonly string[];
  items?: Field;
  /** The field may be null: `fee: null`. */
  nullable?: boolean;
}

/** Converts a zod schema to a field. */
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

export type Fields = Readonly<Record<string, unknown>>;
export const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Fields that name an entry or an item, in order of preference. */
export const nameFields = ['shortName', 'title', 'heading', 'name', 'label', 'question', 'text', 'alt'];

/** Returns the name of an entry or an item, or '' if it has none. */
export const nameIn = (fields: Fields): string => String(nameFields.map((field) => fields[field]).find(Boolean) ?? '');

/**
 * Converts a form's value to the value for the file. Keeps the order of the file's fields, adds new fields in the schema's order, omits empty
 * optional fields, and generates an empty id from the name.
 *
 * @param previous The file's value before the change.
 */
export function cleanValue(field: Field, value: unknown, previous?: unknown): unknown {
  if (field.properties) {
    const [fields, previousFields] = [asFields(value), asFields(previous)];
    const names = new Set([...Object.keys(previousFields), ...Object.keys(field.properties)]);
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const property = field.properties?.[name];
        if (!property) return [];
        const cleaned = cleanValue(property, fields[name], previousFields[name]);
        const isRequired = field.required?.includes(name);
        if (isEmpty(cleaned) && property.nullable) return [[name, null]];
        if (isEmpty(cleaned) && isRequired && property.widget === 'slug' && name === 'id')
          return [[name, slugOf(nameIn(fields))]];
        const isUnset = isEmpty(cleaned) || (cleaned === false && !(name in previousFields));
        if (cleaned === undefined || (!isRequired && isUnset)) return [];
        return [[name, cleaned]];
      }),
    );
  }
  if (Array.isArray(value) && field.items) {
    const [itemField, previousItems] = [field.items, Array.isArray(previous) ? previous : []];
    return value.map((item, index) => cleanValue(itemField, item, previousItems[index]));
  }
  if (typeof value !== 'string') return value;
  // Text pasted from a word processor or a table has tabs, no-break spaces and Windows line breaks.
  const text = value
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0]/g, ' ')
    .trim();
  return typeof previous === 'string' && previous.trim() === text ? previous : text;
}

/** Returns the slug that Decap generates from the name of a new entry: 'd-r-t'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f']/g, '')
    .replace(/[^a-z0-9_~]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'new';
