/** Decap's configuration, generated from the schemas. No field and no kind of entry is listed by hand. */
import { type Kind, kindNames, kinds } from '#model/kinds.ts';
import { pageList } from '#schemas/page-list.ts';
import { pageNames, pageSchemas } from '#schemas/pages.ts';
import { facts, schoolFacts } from '#schemas/school-facts.ts';
import { describeField, type Field } from './fields.ts';
import { entriesOf, nameFields, nameOf } from './snapshot.ts';

/** Where the CMS keeps content: on this machine, or at a host of git repositories that people sign in to. */
export type Host =
  | { name: 'proxy'; proxy_url: string }
  | { name: 'github'; repo: string; branch: string; api_root: string }
  | { name: 'gitlab'; repo: string; branch: string; auth_type: 'pkce'; app_id: string; base_url: string; api_root: string }
  | { name: 'gitea'; repo: string; branch: string; app_id: string; base_url: string; api_root: string };

/** A field as Decap takes it: `label`, `widget` and what the widget reads. */
type FieldConfig = Readonly<Record<string, unknown>>;

/** The schema of each file: by its collection, with a page's or facts' own name where that holds several. */
export const described: Readonly<Record<string, Field>> = {
  ...Object.fromEntries(kindNames.map((kind) => [kind, describeField(kinds[kind])])),
  ...Object.fromEntries(pageNames.map((name) => [`pages/${name}`, describeField(pageSchemas[name])])),
  'school/school': describeField(schoolFacts),
  'school/facts': describeField(facts),
};

/** Pages of the site are made for these entries by name, so none can be added. */
const fixedKinds: readonly Kind[] = ['schools', 'gallery', 'tasks', 'films'];

/** What only the form of pictures has: the photograph itself. Its value names the file; it is not written into the entry. */
export const photographField = 'photograph';
const photograph: FieldConfig = {
  name: photographField,
  label: 'Photograph',
  widget: 'photograph',
  hint: 'JPEG, PNG or WebP; HEIC where this device can show it. It is turned upright, and where and when it was taken is removed.',
  required: false,
};

/** Generates the configuration for a host. */
export function cmsConfig(host: Host) {
  const isLocal = host.name === 'proxy';
  return {
    load_config_file: false,
    // The address that serves the CMS also signs in at GitHub (publish/cloudflare/cms-worker.ts).
    backend: host.name === 'github' ? { ...host, base_url: location.origin } : host,
    show_preview_links: false,
    // Gitea's backend has no drafts.
    publish_mode: host.name === 'github' || host.name === 'gitlab' ? 'editorial_workflow' : 'simple',
    media_folder: 'media/masters',
    public_folder: '/media/masters',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...kindNames.map((kind) => kindConfig(kind, isLocal)),
      filesConfig('pages', 'Pages', pageNames),
      filesConfig('school', 'The school: figures and contact', ['facts', 'school']),
    ],
  };
}

const inWords = (name: string) => name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

const summaries: Partial<Record<Kind, string>> = {
  claims: '{{value}} {{label}}',
  events: '{{title}} · {{starts}} · {{status}}',
  pictures: '{{slug}}: {{alt}}',
  notices: '{{text}} · {{from}} to {{until}}',
};

function kindConfig(kind: Kind, isLocal: boolean) {
  const { title, properties = {} } = described[kind] as Field;
  const name = kind === 'pictures' ? photographField : nameFields.find((field) => field in properties);
  return {
    name: kind,
    label: inWords(kind),
    label_singular: title,
    folder: `src/content/${kind}`,
    extension: 'yaml',
    format: 'content',
    identifier_field: name,
    slug: `{{fields.${name}}}`,
    summary: summaries[kind] ?? `{{fields.${name}}}`,
    create: !fixedKinds.includes(kind),
    delete: isLocal && !fixedKinds.includes(kind),
    sortable_fields: ['order', 'starts', 'from', 'begins', name].filter((field) => field && field in properties),
    fields: [...(kind === 'pictures' ? [photograph] : []), ...fieldConfigs(described[kind])],
  };
}

function filesConfig(name: string, label: string, names: readonly string[]) {
  const files = names.map((id) => ({
    name: id,
    label: described[`${name}/${id}`]?.title ?? inWords(id),
    file: name === 'pages' ? `src/content/pages/${id}.yaml` : `src/content/${id}.yaml`,
    fields: fieldConfigs(described[`${name}/${id}`]),
  }));
  return { name, label, format: 'content', delete: false, files };
}

/** The fields of a group. A group that may be left out is checked as a whole when it is saved, so none of its fields is required. */
const fieldConfigs = (group: Field | undefined, isRequired = true): FieldConfig[] =>
  Object.entries(group?.properties ?? {}).map(([name, field]) =>
    fieldConfig(name, field, isRequired && Boolean(group?.required?.includes(name))),
  );

function fieldConfig(name: string, field: Field, isRequired: boolean): FieldConfig {
  const { type, title, description, examples, widget, items, maxLength = 0 } = field;
  // Days and times have pickers.
  const example = examples && widget !== 'day' && widget !== 'time' ? `Example: ${examples[0]}` : '';
  const hint = [description, example].filter(Boolean).join(' ');
  const required = isRequired && !field.nullable && !(type === 'array' && !field.minItems);
  const base = { name, label: title || inWords(name), ...(hint ? { hint } : {}), required };
  const options = optionsOf(field);
  if (options) return { ...base, widget: 'select', options, ...('default' in field ? { default: field.default } : {}) };
  if (field.collection) return { ...base, widget: 'picture' };
  if (type === 'boolean') return { ...base, widget: 'boolean', required: false, default: field.default ?? false };
  if (type === 'number' || type === 'integer') return { ...base, widget: 'amount', rupees: widget === 'rupees' };
  if (type === 'object') return { ...base, widget: 'object', collapsed: !isRequired, fields: fieldConfigs(field, isRequired) };
  if (widget === 'day' || widget === 'time') return { ...base, widget: 'when', time: widget === 'time' };
  const rows = widget === 'prose' ? 12 : widget === 'paragraph' ? 4 : 1;
  if (!items) return { ...base, widget: 'words', rows, most: maxLength };
  const choices = optionsOf(items);
  if (choices) return { ...base, widget: 'select', multiple: true, options: choices };
  const list = { ...base, widget: 'list', label_singular: items.title ?? 'item' };
  if (items.type !== 'object') return { ...list, collapsed: false, field: fieldConfig('item', items, true) };
  const summary = field.itemLabel ? { summary: `{{fields.${field.itemLabel}}}` } : {};
  return { ...list, ...summary, collapsed: true, fields: fieldConfigs(items) };
}

/** What a field chooses from; undefined where it is typed, or chosen by sight. */
function optionsOf({ enum: words, collection }: Field): unknown[] | undefined {
  if (words) return [...words];
  if (!collection || collection === 'pictures') return undefined;
  const entries = (kind: string) => entriesOf(kind).map(({ id, data }) => ({ value: id, label: nameOf(data, id) }));
  if (collection !== 'pages') return entries(collection);
  const pages = Object.entries(pageList).map(([value, { label }]) => ({ value, label }));
  return [...pages, ...entries('programmes'), ...entries('simple-pages')];
}
