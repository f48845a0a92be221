/** Keystatic's fields, made from the fields of a schema. What a form holds is what stands in the file, so that saving changes nothing else. */
import type { BasicFormField, FormFieldStoredValue } from '@keystatic/core';
import type { z } from 'astro/zod';
import { type ReactElement, useState } from 'react';
import { blank, describeField, type Field } from './describe.ts';
import { FieldInput } from './field-input.tsx';
import type { Issue } from './input-parts.tsx';

/** As it stands in the file; null where it is left away. */
type Value = NonNullable<unknown> | null;

/** Every field of a group, as Keystatic's. */
export function keystaticFields(schema: z.ZodObject): Record<string, BasicFormField<Value>> {
  return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, keystaticField(field as z.ZodType)]));
}

function keystaticField(schema: z.ZodType): BasicFormField<Value> {
  const field = describeField(schema);
  return {
    kind: 'form',
    label: field.label,
    defaultValue: () => blank(field) as Value,
    parse: (stored) => plain(stored ?? null) as Value,
    serialize: (value) => ({ value: (value === null && !field.nullable ? undefined : value) as FormFieldStoredValue }),
    validate: (value) => {
      const issues = issuesOf(schema, field, value);
      if (issues.length > 0) throw new Error(issues.map(({ message }) => message).join('. '));
      return value;
    },
    reader: { parse: (stored) => plain(stored ?? null) as Value },
    // biome-ignore lint/correctness/noComponentHookFactories: Keystatic asks for one a field, and the fields are made once
    Input: (props) => <Input {...props} schema={schema} field={field} />,
  };
}

interface Props {
  schema: z.ZodType;
  field: Field;
  value: Value;
  onChange(value: Value): void;
  forceValidation: boolean;
}

/** A field that says what is wrong with it once one has been in it, or once saving was tried. */
function Input({ schema, field, value, onChange, forceValidation }: Props): ReactElement {
  const [visited, setVisited] = useState(false);
  const issues = visited || forceValidation ? issuesOf(schema, field, value) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that a field within was left
    <div className="desk-input" onBlur={() => setVisited(true)}>
      <FieldInput field={field} value={value} onChange={(next) => onChange(next as Value)} issues={issues} />
    </div>
  );
}

/**
 * What the schema says of a value. How long a text with tokens is and whether it can be read is known only once they are filled in: the
 * server says it when the form is saved.
 */
function issuesOf(schema: z.ZodType, field: Field, value: unknown): Issue[] {
  const result = schema.safeParse(value ?? (field.nullable ? null : undefined));
  return (result.error?.issues ?? []).filter(({ path }) => !String(reach(value, path)).includes('{{'));
}

const reach = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((at, part) => (at as Record<PropertyKey, unknown> | null | undefined)?.[part], value);

/** YAML's days and times, which Keystatic reads as dates, as they are written. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$|:00\.000Z$/, '');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
