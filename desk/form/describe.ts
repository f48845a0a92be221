/** What a form has to know of a field, read out of its zod schema: the limits stand there, and nowhere else. */
import type { z } from 'astro/zod';

export type Kind =
  | 'line'
  | 'paragraph'
  | 'prose'
  | 'day'
  | 'time'
  | 'reference'
  | 'choice'
  | 'number'
  | 'tick'
  | 'group'
  | 'list';

export interface Field {
  kind: Kind;
  label: string;
  help: string;
  example: string;
  /** May be left away. */
  optional: boolean;
  /** May be written as empty: `fee: null`. */
  nullable: boolean;
  /** What it is when left away. */
  fallback: unknown;
  /** The most characters of a text. */
  most: number | undefined;
  words: readonly string[];
  collection: string;
  itemLabel: string;
  /** Of a group. */
  fields: Readonly<Record<string, Field>>;
  /** Of a list. */
  item: Field | undefined;
}

/** The parts of a schema's meta data that are read here. */
type Meta = Pick<z.core.GlobalMeta, 'title' | 'description' | 'widget' | 'collection' | 'itemLabel'> & {
  examples?: unknown;
  maxLength?: unknown;
};

/** The parts of zod's own definition of a schema that are read here. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  shape?: Readonly<Record<string, z.ZodType>>;
  entries?: Readonly<Record<string, string>>;
  defaultValue?: unknown;
}

const kinds: Readonly<Record<string, Kind>> = {
  boolean: 'tick',
  number: 'number',
  enum: 'choice',
  object: 'group',
  array: 'list',
};

/** Describes a field. Throws on a kind of schema that no form has an input for. */
export function describeField(schema: z.ZodType): Field {
  const definition = schema._zod.def as unknown as Definition;
  const meta: Meta = schema.meta() ?? {};
  const own = {
    ...(meta.title ? { label: meta.title } : {}),
    ...(meta.description ? { help: meta.description } : {}),
  };
  const inner = definition.innerType ?? definition.in;
  if (inner) {
    const field = describeField(inner);
    return {
      ...field,
      ...own,
      ...(meta.widget ? { kind: meta.widget } : {}),
      example: field.example || exampleOf(meta),
      most: field.most ?? mostOf(meta),
      collection: meta.collection ?? field.collection,
      itemLabel: meta.itemLabel ?? field.itemLabel,
      optional: field.optional || definition.type === 'optional' || definition.type === 'default',
      nullable: field.nullable || definition.type === 'nullable',
      fallback: definition.type === 'default' ? definition.defaultValue : field.fallback,
    };
  }
  const kind = meta.widget ?? kinds[definition.type] ?? 'line';
  if (!(definition.type in kinds) && definition.type !== 'string')
    throw new Error(`The desk has no input for a field of zod's type '${definition.type}': add one in desk/form/.`);
  return {
    kind,
    label: '',
    help: '',
    ...own,
    example: exampleOf(meta),
    optional: false,
    nullable: false,
    fallback: undefined,
    most: mostOf(meta),
    words: Object.values(definition.entries ?? {}),
    collection: meta.collection ?? '',
    itemLabel: meta.itemLabel ?? '',
    fields: Object.fromEntries(Object.entries(definition.shape ?? {}).map(([name, part]) => [name, describeField(part)])),
    item: definition.element && describeField(definition.element),
  };
}

const exampleOf = ({ examples }: Meta): string => (Array.isArray(examples) ? String(examples[0]) : '');
const mostOf = ({ maxLength }: Meta): number | undefined => (typeof maxLength === 'number' ? maxLength : undefined);

/** What stands in a field that nobody has filled in; null for what may be left away. */
export function blank(field: Field): unknown {
  if (field.optional || field.nullable) return null;
  if (field.kind === 'list') return [];
  if (field.kind === 'tick') return false;
  if (field.kind === 'number') return null;
  if (field.kind !== 'group') return '';
  return Object.fromEntries(Object.entries(field.fields).flatMap(([name, part]) => (part.optional ? [] : [[name, blank(part)]])));
}
