/** What a form has to know of a field, read out of its zod schema: limits stand there and nowhere else. */
import type { z } from 'astro/zod';
import type { Widget } from '#schemas/fields.ts';

type Input = Widget | 'choice' | 'number' | 'tick' | 'group' | 'list';

export interface Field {
  schema: z.ZodType;
  input: Input;
  label: string;
  help: string;
  /** May be left out of the file. */
  optional: boolean;
  /** May be written as empty: `fee: null`. */
  nullable: boolean;
  /** What a field that is left out stands for. */
  fallback: unknown;
  /** The most characters of a text. */
  most: number | undefined;
  words: readonly string[];
  /** The kind of entry that a reference chooses from. */
  collection: string;
  /** The field by which a list names its items. */
  itemLabel: string;
  fields: Readonly<Record<string, Field>>;
  item: Field | undefined;
}

type Meta = Pick<z.core.GlobalMeta, 'title' | 'description' | 'widget' | 'collection' | 'itemLabel'> & {
  examples?: unknown;
  maxLength?: unknown;
};

/** The parts of zod's definition of a schema that are read here. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  shape?: Readonly<Record<string, z.ZodType>>;
  entries?: Readonly<Record<string, string>>;
  defaultValue?: unknown;
}

const inputs: Readonly<Record<string, Input>> = {
  string: 'line',
  boolean: 'tick',
  number: 'number',
  enum: 'choice',
  object: 'group',
  array: 'list',
};

/** Describes a field. Throws on a type of schema that has no input. */
export function describeField(schema: z.ZodType): Field {
  const definition: Definition = schema._zod.def;
  const meta: Meta = schema.meta() ?? {};
  // Days and times have pickers.
  const hasPicker = meta.widget === 'day' || meta.widget === 'time';
  const example = Array.isArray(meta.examples) && !hasPicker ? `Example: ${String(meta.examples[0])}` : '';
  const own = {
    schema,
    ...(meta.title ? { label: meta.title } : {}),
    ...(meta.description || example ? { help: [meta.description, example].filter(Boolean).join(' ') } : {}),
    ...(meta.widget ? { input: meta.widget } : {}),
    ...(typeof meta.maxLength === 'number' ? { most: meta.maxLength } : {}),
    ...(meta.collection ? { collection: meta.collection } : {}),
    ...(meta.itemLabel ? { itemLabel: meta.itemLabel } : {}),
  };
  const inner = definition.innerType ?? definition.in;
  if (inner) {
    const field = describeField(inner);
    return {
      ...field,
      ...own,
      optional: field.optional || definition.type === 'optional' || definition.type === 'default',
      nullable: field.nullable || definition.type === 'nullable',
      fallback: definition.type === 'default' ? definition.defaultValue : field.fallback,
    };
  }
  const input = inputs[definition.type];
  if (!input)
    throw new Error(`The CMS has no input for a field of zod's type '${definition.type}': add one in cms/app/fields.ts.`);
  return {
    input,
    label: '',
    help: '',
    optional: false,
    nullable: false,
    fallback: undefined,
    most: undefined,
    words: Object.values(definition.entries ?? {}),
    collection: '',
    itemLabel: '',
    fields: Object.fromEntries(Object.entries(definition.shape ?? {}).map(([name, part]) => [name, describeField(part)])),
    item: definition.element && describeField(definition.element),
    ...own,
  };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0 && !(value instanceof Date));

/**
 * Returns what the file should hold for what a form holds: fields in the schema's order, without what was left empty. `before` is what the
 * file holds now; a fallback that it leaves out stays out.
 */
export function cleanValue(field: Field, value: unknown, before?: unknown): unknown {
  if (field.input === 'group') {
    const [now, old] = [asFields(value), asFields(before)];
    const cleaned = Object.entries(field.fields).flatMap(([name, part]) => {
      const next = cleanValue(part, now[name], old[name]);
      if (isEmpty(next)) return part.nullable ? [[name, null]] : part.optional || next === undefined ? [] : [[name, next]];
      return name in old || !part.optional || next !== part.fallback ? [[name, next]] : [];
    });
    const known = Object.fromEntries(cleaned);
    return { ...known, ...Object.fromEntries(Object.entries(now).filter(([name]) => !(name in field.fields))) };
  }
  if (field.input === 'list' && Array.isArray(value)) {
    const old = Array.isArray(before) ? before : [];
    return value.map((item, index) => (field.item ? cleanValue(field.item, item, old[index]) : item));
  }
  // What is pasted from a word processor or a table comes with tabs and line breaks of another system.
  const text =
    typeof value === 'string'
      ? value
          .replace(/\r\n?/g, '\n')
          .replace(/[\t\u00a0]/g, ' ')
          .trim()
      : value;
  return typeof before === 'string' && before.trim() === text ? before : text;
}

const asFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
