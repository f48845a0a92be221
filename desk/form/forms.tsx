/** Every kind of content as a form: Keystatic, with fields made from the schemas. Runs in the browser, in development only. */
import type { Config, SlugFormField } from '@keystatic/core';
import { Keystatic } from '@keystatic/core/ui';
import type { z } from 'astro/zod';
import type { ReactElement } from 'react';
import { kinds as folders } from '#model/kinds.ts';
import { slug } from '#schemas/fields.ts';
import { pageSchemas } from '#schemas/pages.ts';
import { facts, schoolFacts } from '#schemas/school-facts.ts';
import { names, ownPages, pluralOf } from '../names.ts';
import { describeField } from './describe.ts';
import { FieldInput } from './field-input.tsx';
import { keystaticFields } from './keystatic-field.tsx';
import { known } from './known.ts';
import { guardSaving } from './saving.ts';
import { showWhatIsWrong } from './show-wrong.ts';
import '../no-reload.ts';
import './forms.css';

guardSaving();
showWhatIsWrong();

const idSchema = slug('Address', {
  help: 'The file’s name, and where it has a page of its own the end of its address. It stays for good: links lead to it.',
  example: 'open-day-2027',
});
const address = describeField(idSchema);

document.addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest('a')?.getAttribute('href');
    const own = ownPages[link ?? ''];
    if (!own) return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(own);
  },
  true,
);

/** The name of the entry's file, which stands nowhere within it. It is chosen once. */
const idField = (folder: string): SlugFormField<string, string, string, string> => ({
  kind: 'form',
  formKind: 'slug',
  label: 'Address',
  defaultValue: () => '',
  parse: (_stored, extra) => extra?.slug ?? '',
  serialize: () => ({ value: undefined }),
  serializeWithSlug: (value) => ({ slug: value, value: undefined }),
  validate: (value, extra) => {
    const [issue] = idSchema.safeParse(value).error?.issues ?? [];
    if (issue) throw new Error(issue.message);
    if (extra?.slugField.slugs.has(value)) throw new Error(`'${value}' is there already: choose another`);
    return value;
  },
  reader: { parse: () => '', parseWithSlug: (_stored, { slug: name }) => name },
  // biome-ignore lint/correctness/noComponentHookFactories: Keystatic asks for one a field, and the fields are made once
  Input: ({ value, onChange, forceValidation }) =>
    location.pathname.endsWith('/create') ? (
      <div className="desk-input">
        <FieldInput
          field={address}
          value={value}
          onChange={(next) => onChange(String(next))}
          issues={value || forceValidation ? (idSchema.safeParse(value).error?.issues ?? []) : []}
        />
      </div>
    ) : folder !== 'pictures' ? null : (
      <p className="desk-input desk-chosen">
        <img src={known.pictures?.find((picture) => picture.id === value)?.thumbnail} alt="" />
        <a href={`/desk/photograph?id=${value}`}>Put a photograph in its place</a>
      </p>
    ),
});

/** What a clerk seldom changes stands below the rest. */
const seldom = ['meta', 'terms', 'order', 'provenance', 'except', 'checked'];
const fieldsOf = (schema: z.ZodObject) => {
  const fields = Object.entries(keystaticFields(schema));
  const isSeldom = ([name]: [string, unknown]) => seldom.includes(name);
  return Object.fromEntries([...fields.filter((field) => !isSeldom(field)), ...fields.filter(isSeldom)]);
};

const pages = Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}`, schema] as const);
const single: readonly (readonly [string, z.ZodObject])[] = [['school', schoolFacts], ['facts', facts], ...pages];
const key = (file: string) => file.replace('/', ':');

const config: Config = {
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'The desk', mark: () => <span aria-hidden="true">✎</span> },
    navigation: {
      'What changes often': Object.keys(folders),
      'The school': ['school', 'facts'],
      'Words of the pages': pages.map(([file]) => key(file)),
    },
  },
  collections: Object.fromEntries(
    Object.entries(folders).map(([folder, schema]) => [
      folder,
      {
        label: pluralOf(folder),
        path: `${folder}/*` as const,
        slugField: 'id',
        previewUrl: `/desk/page?file=${folder}/{slug}`,
        columns: names.filter((name) => name in schema.shape).slice(0, 1),
        schema: { id: idField(folder), ...fieldsOf(schema) },
      },
    ]),
  ),
  singletons: Object.fromEntries(
    single.map(([file, schema]) => [
      key(file),
      {
        label: describeField(schema).label,
        path: file,
        previewUrl: `/desk/page?file=${file}`,
        schema: fieldsOf(schema),
      },
    ]),
  ),
};

export function Forms(): ReactElement {
  return <Keystatic config={config} />;
}
