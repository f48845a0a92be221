/** What happens before a change is written: the site's own checks, a few questions, and the text that keeps unchanged lines. */
import { parse } from 'yaml';
import { announcedEventFault } from '#model/announced-event.ts';
import { readContent } from '#model/read-content.ts';
import type { Problem } from '#model/yaml-file.ts';
import { indianDay } from '#utils/dates.ts';
import { files } from '../in-browser/files.ts';
import { described, photographField } from './config.ts';
import type { DecapMap } from './decap.ts';
import { withEventHistory } from './event-history.ts';
import { cleanValue, type Field } from './fields.ts';
import { isSame, mergeYaml } from './merge-yaml.ts';
import { questionsAbout } from './questions.ts';
import { showRefusal } from './refusal.ts';
import { fieldsOf, loadFiles, nameFields } from './snapshot.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The text for what is being saved, by the form's data. Decap asks the format for it with nothing but the data. */
let pending = { data: '', text: '', differs: false };
/** The files as this page saved them, so that its own changes are not taken for those of others. */
const saved = new Map<string, string>();

/** How the content's files are read and written. */
export const contentFormat = {
  fromFile: (text: string): unknown => parse(text),
  toFile: (data: unknown): string => (JSON.stringify(data) === pending.data ? pending.text : unsaved + mergeYaml('', data)),
};

/** How the copy begins that Decap keeps of what is not saved yet. */
const unsaved = '# Not saved yet\n';

/** Checks an entry as the build will. Throws, after telling the editor what to do, when it may not be saved. */
export async function checkBeforeSaving(entry: DecapMap): Promise<void> {
  const data = (entry.get('data') as DecapMap).toJS();
  const { path, schema, isNew } = placeOf(entry, data);
  const [raw, lastSeen] = [String(entry.get('raw') ?? ''), files.get(path)];
  const opened = saved.get(path) ?? (raw.startsWith(unsaved) ? lastSeen : raw);
  await loadFiles();
  const [before, old] = [files.get(path) ?? '', fieldsOf(path)];
  if (isNew && before) refuse([`There is an entry of this name already (${path}). Give the new one another name.`]);
  // A git host reports such a conflict when the draft is published.
  if (!isNew && opened && __HOST__.name === 'proxy' && !isSame(parse(opened), old))
    refuse([
      `Somebody else changed ${path} after you opened it. Copy what you wrote, reload this page without the copy that it offers, and make your change again.`,
      ...differences(parse(opened) as Fields, old),
    ]);
  if (path.includes('/pictures/') && isNew && !data[photographField]) refuse(['Photograph: choose a file.']);

  const cleaned = cleanValue(schema, data, old) as Fields;
  const next = path.includes('/events/') && !isNew ? cleanValue(schema, withEventHistory(old, cleaned), old) : cleaned;
  const text = mergeYaml(before, next);
  const problems = problemsWith(path, text);
  if (problems.length > 0) refuse(problems.map((problem) => inWords(problem, path, schema)));
  for (const question of questionsAbout(schema, path, old, next)) if (!window.confirm(question)) throw new Error('Not saved.');
  pending = { data: JSON.stringify(data), text, differs: !isSame(next, cleaned) };
  saved.set(path, text);
}

/** Shows what was saved where that is more than the form holds. */
export async function showSaved(): Promise<void> {
  // Decap is about to remove its copy of the unsaved text.
  if (pending.differs) setTimeout(() => location.reload(), 1500);
}

/** Refuses to delete an entry that something refers to. */
export async function checkBeforeDeleting(entry: DecapMap): Promise<void> {
  await loadFiles();
  const problems = problemsWith(String(entry.get('path')), undefined);
  if (problems.length > 0)
    refuse(['It can’t be deleted yet. First change these:', ...problems.map((problem) => inWords(problem))]);
}

/** What would be wrong in the content if a file had this text, or were deleted. */
function problemsWith(path: string, text: string | undefined): Problem[] {
  const [before, today] = [files.get(path), indianDay(new Date())];
  const put = (content: string | undefined) => (content === undefined ? files.delete(path) : files.set(path, content));
  const keyOf = ({ file, field, says }: Problem) => `${file} ${field} ${says}`;
  const known = new Set(readContent('/').problems.map(keyOf));
  put(text);
  const problems = readContent('/').problems.filter((problem) => problem.file === path || !known.has(keyOf(problem)));
  put(before);
  if (!before || !path.includes('/events/')) return problems;
  const fault = announcedEventFault(text, [{ committed: today, text: before }], today);
  return fault ? [...problems, { file: path, line: 1, field: String(fault.path[0] ?? ''), says: fault.says }] : problems;
}

function placeOf(entry: DecapMap, data: Fields): { path: string; schema: Field; isNew: boolean } {
  const [collection, slug] = [String(entry.get('collection')), String(entry.get('slug') ?? '')];
  const schema = described[collection] ?? described[`${collection}/${slug}`];
  if (!schema) throw new Error(`There is no form for ${collection}.`);
  const isNew = entry.get('newRecord') === true;
  const name = [photographField, ...nameFields].map((field) => data[field]).find(Boolean);
  const path = isNew ? `src/content/${collection}/${slugOf(String(name ?? ''))}.yaml` : String(entry.get('path'));
  return { path, schema, isNew };
}

/** As Decap names the file of a new entry. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f']/g, '')
    .replace(/[^a-z0-9_~]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'new';

function refuse(reasons: readonly string[]): never {
  showRefusal(reasons);
  throw new Error(reasons.join(' '));
}

/** A problem by the labels of the form: 'Questions 3, Answer: is too long'. */
function inWords({ file, field, says }: Problem, path = '', schema?: Field): string {
  let at = schema;
  const labels = field.split(', ').map((part) => {
    const [name = '', index = ''] = part.split(' ');
    at = at?.properties?.[name];
    const label = at?.title ?? name;
    if (index) at = at?.items;
    return `${label} ${index}`.trim();
  });
  return [file === path ? '' : file, labels.join(', '), says].filter(Boolean).join(': ');
}

const differences = (opened: Fields, now: Fields): string[] =>
  [...new Set([...Object.keys(opened), ...Object.keys(now)])]
    .filter((name) => !isSame(opened[name], now[name]))
    .map((name) => (typeof now[name] === 'object' ? name : `${name} is now: ${String(now[name] ?? 'empty')}`));
