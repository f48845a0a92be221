/** Generates Decap's configuration from the schemas, so that no field and no collection is listed by hand. */
import { type CollectionName, collectionNames, collections } from '#model/collections.ts';
import { facts, institution } from '#schemas/institution.ts';
import { pageList } from '#schemas/page-list.ts';
import { pageNames, pageSchemas } from '#schemas/pages.ts';
import { describeField, type Field, nameFields } from './fields.ts';
import { entriesOf, nameOf } from './snapshot.ts';

/** Where the CMS stores content: on this machine (Decap's proxy server), or in a repository at GitHub, where editors sign in. */
export type Host = { name: 'proxy'; proxy_url: string } | { name: 'github'; repo: string; branch: string; api_root: string };

/** Decap's configuration of a field: `label`, `widget` and the options of the widget. */
type FieldConfig = Readonly<Record<string, unknown>>;

/** Schemas by collection ('events'), or by file if each file of a collection has its own schema ('pages/about'). */
const schemas: Readonly<Record<string, Field>> = {
  ...Object.fromEntries(collectionNames.map((collection) => [collection, describeField(collections[collection])])),
  ...Object.fromEntries(pageNames.map((name) => [`pages/${name}`, describeField(pageSchemas[name])])),
  'institution/institution': describeField(institution),
  'institution/facts': describeField(facts),
};

/** Returns the schema of a content file, or undefined if the path is not one. */
export function schemaOf(path: string): Field | undefined {
  const [, folder = 'institution', id] = /^src\/content\/(?:([\w-]+)\/)?([\w-]+)\.yaml$/.exec(path) ?? [];
  return schemas[folder] ?? schemas[`${folder}/${id}`];
}

/** Code refers to these entries by id, so they can't be added or deleted. */
const fixedCollections: readonly CollectionName[] = ['schools', 'gallery', 'tasks', 'films'];

/** File inputs. Their value, the file's name, is not written to the entry. */
export const photographField = 'photograph';
export const filmField = 'film';
const fileFields: Partial<Record<CollectionName, FieldConfig>> = {
  pictures: {
    name: photographField,
    label: 'Photograph',
    widget: 'photograph',
    hint: 'JPEG, PNG or WebP; HEIC where this device can show it. It is rotated upright; its location and date are removed.',
    required: false,
  },
  films: {
    name: filmField,
    label: 'New film',
    widget: 'film',
    media_folder: '/media/masters/films',
    hint: 'MP4, 16:9, at least 1280 × 720, not HDR, made with the camera held still. Its last second dissolves into its first, and its sound is removed unless it is played with its sound. Saving it on this computer takes about two minutes.',
    required: false,
  },
};

/** Generates the configuration for a host. */
export function cmsConfig(host: Host) {
  const isLocal = host.name === 'proxy';
  return {
    load_config_file: false,
    // The host of the CMS also handles the sign-in with GitHub (publish/cloudflare/cms-worker.ts).
    backend: isLocal ? host : { ...host, base_url: location.origin },
    show_preview_links: false,
    publish_mode: isLocal ? 'simple' : 'editorial_workflow',
    media_folder: 'media/masters',
    public_folder: '/media/masters',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...frequentCollections.map((collection) => collectionConfig(collection, isLocal)),
      filesConfig('pages', 'Pages of the site', pageNames),
      filesConfig('institution', 'The school: figures and contact', ['facts', 'institution']),
      ...collectionNames
        .filter((collection) => !frequentCollections.includes(collection))
        .map((collection) => collectionConfig(collection, isLocal)),
    ],
  };
}

/** Returns a readable label for a name: 'Certificate courses' for `certificate-courses`. */
const labelFor = (name: string) => name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/** The collections that the office changes most often. They are first in the sidebar. */
const frequentCollections: readonly CollectionName[] = [
  'notices',
  'events',
  'calendar',
  'programmes',
  'schools',
  'certificate-courses',
  'questions',
  'simple-pages',
  'pictures',
  'films',
];

/** Labels of collections whose folder name is not what editors would look for. */
const collectionLabels: Partial<Record<CollectionName, string>> = {
  calendar: 'Academic calendar',
  questions: 'Questions and answers',
  'simple-pages': 'Pages of your own',
  claims: 'Figures and awards, with evidence',
  'email-templates': 'E-mails ready to send',
  'admission-routes': 'Entrance tests',
  tasks: 'One-minute tasks',
};

/** Fields at the end of each form: rarely changed, or not visible to visitors. */
const lastFields = ['order', 'meta', 'searchTerms', 'lastChecked', 'provenance', 'exceptions'];

const summaries: Partial<Record<CollectionName, string>> = {
  claims: '{{value}} {{label}}',
  events: '{{title}} · {{starts}} · {{status}}',
  pictures: '{{alt}}',
  notices: '{{text}} · {{from}} to {{until}}',
};

function collectionConfig(collection: CollectionName, isLocal: boolean) {
  const { title, description, properties = {} } = schemas[collection] as Field;
  const name = collection === 'pictures' ? photographField : nameFields.find((field) => field in properties);
  return {
    name: collection,
    label: collectionLabels[collection] ?? labelFor(collection),
    label_singular: title,
    ...(description ? { description } : {}),
    folder: `src/content/${collection}`,
    extension: 'yaml',
    format: 'content',
    identifier_field: name,
    slug: `{{fields.${name}}}`,
    summary: summaries[collection] ?? `{{fields.${name}}}`,
    create: !fixedCollections.includes(collection),
    delete: isLocal && !fixedCollections.includes(collection),
    sortable_fields: ['order', 'starts', 'from', 'begins', name].filter((field) => field && field in properties),
    fields: [...(fileFields[collection] ? [fileFields[collection]] : []), ...fieldConfigs(schemas[collection])],
  };
}

function filesConfig(name: string, label: string, names: readonly string[]) {
  const files = names.map((id) => ({
    name: id,
    label: schemas[`${name}/${id}`]?.title ?? labelFor(id),
    file: name === 'pages' ? `src/content/pages/${id}.yaml` : `src/content/${id}.yaml`,
    fields: fieldConfigs(schemas[`${name}/${id}`]),
  }));
  return { name, label, format: 'content', delete: false, files };
}

/** Returns the fields of a group. No field of an optional group is required in the form; the group is checked when the entry is saved. */
const fieldConfigs = (group: Field | undefined, isRequired = true): FieldConfig[] =>
  Object.entries(group?.properties ?? {})
    .toSorted(([a], [b]) => lastFields.indexOf(a) - lastFields.indexOf(b))
    .map(([name, field]) => fieldConfig(name, field, isRequired && Boolean(group?.required?.includes(name))));

function fieldConfig(name: string, field: Field, isRequired: boolean): FieldConfig {
  const { type, title, description, examples, widget, items, maxLength = 0 } = field;
  // Days and times have pickers, so they need no example.
  const example = examples && widget !== 'day' && widget !== 'time' ? `Example: ${examples[0]}` : '';
  const hint = [description, example].filter(Boolean).join(' ');
  const required =
    isRequired && !field.nullable && !(type === 'array' && !field.minItems) && !(name === 'id' && widget === 'slug');
  const base = { name, label: title || labelFor(name), ...(hint ? { hint } : {}), required };
  const options = optionsOf(field);
  if (options) return { ...base, widget: 'select', options, ...('default' in field ? { default: field.default } : {}) };
  if (field.collection) return { ...base, widget: 'picture' };
  if (type === 'boolean') return { ...base, widget: 'boolean', required: false, default: field.default ?? false };
  if (type === 'number' || type === 'integer') return { ...base, widget: 'amount', rupees: widget === 'rupees' };
  if (type === 'object') return { ...base, widget: 'object', collapsed: !isRequired, fields: fieldConfigs(field, isRequired) };
  if (widget === 'day' || widget === 'time') return { ...base, widget: 'day-or-time', hasTime: widget === 'time' };
  const rows = widget === 'prose' ? 12 : widget === 'paragraph' ? 4 : 1;
  if (!items) return { ...base, widget: 'limited-text', rows, maxLength };
  const choices = optionsOf(items);
  if (choices) return { ...base, widget: 'select', multiple: true, options: choices };
  const list = { ...base, widget: 'list', label_singular: items.title ?? 'item' };
  if (items.type !== 'object') return { ...list, collapsed: false, field: fieldConfig('item', items, true) };
  const summary = field.itemLabel ? { summary: `{{fields.${field.itemLabel}}}` } : {};
  return { ...list, ...summary, collapsed: true, fields: fieldConfigs(items) };
}

/** Returns the options of a select field, or undefined for a text field and for a picture, which has its own widget. */
function optionsOf({ enum: values, optionLabels = {}, collection }: Field): unknown[] | undefined {
  if (values) return values.map((value) => ({ value, label: optionLabels[value] ?? value }));
  if (!collection || collection === 'pictures') return undefined;
  const entries = (name: string) => entriesOf(name).map(({ id, data }) => ({ value: id, label: nameOf(data, id) }));
  if (collection !== 'pages') return entries(collection);
  const pages = Object.entries(pageList).map(([value, { label }]) => ({ value, label }));
  return [...pages, ...entries('programmes'), ...entries('simple-pages')];
}
