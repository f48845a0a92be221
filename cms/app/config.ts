/** Decap's configuration, generated from the schemas. No field is listed by hand. */
import { type Kind, kindNames, kinds } from '#model/kinds.ts';
import { pageList } from '#schemas/page-list.ts';
import { pageNames, pageSchemas } from '#schemas/pages.ts';
import { facts, schoolFacts } from '#schemas/school-facts.ts';
import { describeField, type Field } from './fields.ts';
import { entriesOf, nameOf } from './snapshot.ts';

/** Where the CMS keeps content: on this machine, or at a host of git repositories that people sign in to. */
export type Host =
  | { name: 'proxy'; proxy_url: string }
  | { name: 'github'; repo: string; branch: string; base_url: string }
  | { name: 'gitlab'; repo: string; branch: string; auth_type: 'pkce'; app_id: string; base_url?: string; api_root?: string }
  | { name: 'gitea'; repo: string; branch: string; app_id: string; base_url: string; api_root: string };

interface Option {
  label: string;
  value: string;
}

export interface FieldConfig {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required: boolean;
  [setting: string]: unknown;
}

/** Fields by the id that their configuration carries, so that a widget finds its schema. */
export const fieldsById: Field[] = [];

/** The schema of each file, by its collection; of a page or the school's facts by its name too. */
export const described: Readonly<Record<string, Field>> = {
  ...Object.fromEntries(kindNames.map((kind) => [kind, describeField(kinds[kind])])),
  ...Object.fromEntries(pageNames.map((name) => [`pages/${name}`, describeField(pageSchemas[name])])),
  'school/school': describeField(schoolFacts),
  'school/facts': describeField(facts),
};

/** Pages of the site are made for these entries by name, so none can be added. */
const fixedKinds: readonly Kind[] = ['schools', 'gallery', 'tasks', 'films'];

/** The field that an entry is called by. The file of a new entry is named after it. */
const identifiers: Readonly<Record<Kind, string>> = {
  programmes: 'shortName',
  schools: 'heading',
  'certificate-courses': 'title',
  events: 'title',
  questions: 'title',
  entrances: 'name',
  tasks: 'title',
  claims: 'label',
  research: 'title',
  innovations: 'title',
  gallery: 'title',
  pictures: 'alt',
  films: 'title',
};

/** What only the form of pictures has: the photograph itself. Its value names the file; it is not written into the entry. */
export const photographField = 'photograph';

/** Generates the configuration for a host. */
export function cmsConfig(host: Host) {
  const isLocal = host.name === 'proxy';
  return {
    load_config_file: false,
    backend: host,
    // Gitea's backend has no drafts.
    publish_mode: host.name === 'github' || host.name === 'gitlab' ? 'editorial_workflow' : 'simple',
    media_folder: 'media/masters',
    public_folder: '/media/masters',
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: true },
    collections: [
      ...kindNames.map((kind) => kindConfig(kind, isLocal)),
      filesConfig('pages', 'Pages', pageNames),
      filesConfig('school', 'The school: figures and contact', ['facts', 'school']),
    ],
  };
}

const pluralOf = (folder: string) => folder.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

function kindConfig(kind: Kind, isLocal: boolean) {
  const field = described[kind];
  const identifier = identifiers[kind];
  const summary = { claims: '{{value}} {{label}}', events: '{{title}} · {{starts}} · {{status}}', pictures: '{{slug}}: {{alt}}' };
  return {
    name: kind,
    label: pluralOf(kind),
    label_singular: field?.label,
    folder: `src/content/${kind}`,
    extension: 'yaml',
    format: 'content',
    identifier_field: kind === 'pictures' ? photographField : identifier,
    slug: kind === 'events' ? '{{title}}' : kind === 'pictures' ? `{{${photographField}}}` : '{{slug}}',
    summary: kind in summary ? summary[kind as keyof typeof summary] : `{{${identifier}}}`,
    create: !fixedKinds.includes(kind),
    delete: isLocal && !fixedKinds.includes(kind),
    sortable_fields: ['order', 'starts', identifier].filter((name) => field && name in field.fields),
    fields: [...(kind === 'pictures' ? [photographConfig] : []), ...fieldConfigs(field)],
  };
}

const photographConfig: FieldConfig = {
  name: photographField,
  label: 'Photograph',
  widget: 'photograph',
  hint: 'JPEG, PNG or WebP; HEIC where this device can show it. It is turned upright, and where and when it was taken is removed.',
  required: false,
  media_folder: '/media/masters',
};

function filesConfig(name: string, label: string, names: readonly string[]) {
  return {
    name,
    label,
    format: 'content',
    delete: false,
    files: names.map((id) => ({
      name: id,
      label: described[`${name}/${id}`]?.label || pluralOf(id),
      file: name === 'pages' ? `src/content/pages/${id}.yaml` : `src/content/${id}.yaml`,
      fields: fieldConfigs(described[`${name}/${id}`]),
    })),
  };
}

const fieldConfigs = (field: Field | undefined, isInOptional = false): FieldConfig[] =>
  Object.entries(field?.fields ?? {}).map(([name, part]) => fieldConfig(name, part, isInOptional));

function fieldConfig(name: string, field: Field, isInOptional: boolean): FieldConfig {
  const mayBeEmpty = field.optional || field.nullable || (field.input === 'list' && field.schema.safeParse([]).success);
  const base = {
    name,
    label: field.label || pluralOf(name),
    ...(field.help ? { hint: field.help } : {}),
    // A group that may be left out is checked as a whole when it is saved.
    required: !mayBeEmpty && !isInOptional,
  };
  const own = { ...base, check: fieldsById.push(field) - 1 };
  const inner = isInOptional || field.optional;
  switch (field.input) {
    case 'tick':
      return { ...base, widget: 'boolean', required: false, default: field.fallback ?? false };
    case 'choice':
      return { ...base, widget: 'select', options: [...field.words], ...(field.fallback ? { default: field.fallback } : {}) };
    case 'reference':
      return field.collection === 'pictures'
        ? { ...own, widget: 'picture' }
        : { ...base, widget: 'select', options: optionsOf(field.collection) };
    case 'number':
    case 'rupees':
      return { ...own, widget: 'amount', rupees: field.input === 'rupees' };
    case 'day':
    case 'time':
      return { ...own, widget: 'when', time: field.input === 'time' };
    case 'group':
      return { ...base, widget: 'object', collapsed: field.optional, fields: fieldConfigs(field, inner) };
    case 'list':
      return listConfig(base, field, inner);
    default:
      return { ...own, widget: 'words', rows: { line: 1, paragraph: 4, prose: 12 }[field.input] };
  }
}

function listConfig(base: Omit<FieldConfig, 'widget'>, { item, itemLabel }: Field, isInOptional: boolean): FieldConfig {
  const label = String(base.label);
  if (!item) throw new Error(`The list '${label}' has no items.`);
  if (item.input === 'reference' && item.collection !== 'pictures')
    return {
      ...base,
      name: base.name as string,
      label,
      required: Boolean(base.required),
      widget: 'select',
      multiple: true,
      options: optionsOf(item.collection),
    };
  if (item.input === 'choice')
    return {
      ...base,
      name: base.name as string,
      label,
      required: Boolean(base.required),
      widget: 'select',
      multiple: true,
      options: [...item.words],
    };
  const shared = {
    ...base,
    name: base.name as string,
    label,
    required: Boolean(base.required),
    widget: 'list',
    label_singular: item.label || 'item',
    add_to_top: false,
  };
  if (item.input !== 'group') return { ...shared, collapsed: false, field: fieldConfig('item', item, isInOptional) };
  return {
    ...shared,
    collapsed: true,
    ...(itemLabel ? { summary: `{{fields.${itemLabel}}}` } : {}),
    fields: fieldConfigs(item, isInOptional),
  };
}

/** The entries that a reference chooses from. */
function optionsOf(collection: string): Option[] {
  const entries = (kind: string) => entriesOf(kind).map(({ id, data }) => ({ value: id, label: nameOf(data, id) }));
  if (collection !== 'pages') return entries(collection);
  return [...Object.entries(pageList).map(([value, { label }]) => ({ value, label: label as string })), ...entries('programmes')];
}
