/** What happens before a change is written: the site's own checks, a few questions, and the text that keeps unchanged lines. */
import { parse } from 'yaml';
import { announcedEventFault } from '#model/announced-event.ts';
import { readContent } from '#model/read-content.ts';
import type { Problem } from '#model/yaml-file.ts';
import { rupees } from '#utils/money.ts';
import { files } from '../in-browser/files.ts';
import { described, photographField } from './config.ts';
import type { DecapMap } from './decap.ts';
import { cleanValue, type Field } from './fields.ts';
import { isMap, isSame, mergeYaml } from './merge-yaml.ts';
import { showRefusal } from './refusal.ts';
import { fieldsOf, loadFiles } from './snapshot.ts';

type Fields = Record<string, unknown>;

/** The text for what is being saved, by the form's data. Decap asks the format for it with nothing but the data. */
let pending = { data: '', text: '' };
/** The files as this page saved them, so that its own changes are not taken for those of others. */
const saved = new Map<string, string>();

/** How the content's files are read and written. */
export const contentFormat = {
  fromFile: (text: string): unknown => parse(text),
  toFile: (data: unknown): string => (JSON.stringify(data) === pending.data ? pending.text : mergeYaml('', data)),
};

/** Checks an entry as the build will. Throws, after telling the editor what to do, when it may not be saved. */
export async function checkBeforeSaving(entry: DecapMap): Promise<undefined> {
  const form = entry.get('data') as DecapMap;
  const data = form.toJS();
  const { path, schema, isNew } = placeOf(entry, data);
  await loadFiles();
  const before = files.get(path) ?? '';
  if (isNew && before) refuse([`There is an entry of this name already (${path}). Give the new one another name.`]);
  const opened = saved.get(path) ?? String(entry.get('raw') ?? '');
  if (!isNew && opened && opened !== before && !isSame(parse(opened), parse(before || '{}')))
    refuse([
      `Somebody else changed ${path} after you opened it. Copy what you wrote, reload this page, and make your change again.`,
      ...differences(parse(opened) as Fields, fieldsOf(path)),
    ]);
  const old = fieldsOf(path);
  const { [photographField]: photograph, ...own } = cleanValue(schema, data, old) as Fields;
  const next = path.includes('/pictures/') || photograph === undefined ? own : { ...own, [photographField]: photograph };
  if (path.includes('/pictures/') && isNew && !photograph) refuse(['Photograph: choose a file.']);
  const text = mergeYaml(before, next);

  const known = new Set(readContent('/').problems.map(keyOf));
  files.set(path, text);
  const problems = readContent('/').problems.filter((problem) => problem.file === path || !known.has(keyOf(problem)));
  if (before) files.set(path, before);
  else files.delete(path);
  const fault = path.includes('/events/') && before ? eventFault(before, text) : undefined;
  if (problems.length > 0 || fault)
    refuse([...problems.map((problem) => inWords(problem, path, schema)), ...(fault ? [fault] : [])]);

  for (const question of questionsAbout(path, old, next, isNew)) if (!window.confirm(question)) throw new Error('Not saved.');
  pending = { data: JSON.stringify(data), text };
  saved.set(path, text);
  return undefined;
}

/** Refuses to delete an entry that something refers to. */
export async function checkBeforeDeleting(entry: DecapMap): Promise<undefined> {
  const path = String(entry.get('path'));
  await loadFiles();
  const before = files.get(path) ?? '';
  const known = new Set(readContent('/').problems.map(keyOf));
  files.delete(path);
  const problems = readContent('/').problems.filter((problem) => !known.has(keyOf(problem)));
  files.set(path, before);
  const fault = path.includes('/events/') ? eventFault(before, undefined) : undefined;
  if (problems.length > 0 || fault)
    refuse([
      'It can’t be deleted yet. Choose something else in these places first:',
      ...problems.map((problem) => `${problem.file}: ${problem.field ? `${problem.field}: ` : ''}${problem.says}`),
      ...(fault ? [fault] : []),
    ]);
  return undefined;
}

function placeOf(entry: DecapMap, data: Fields): { path: string; schema: Field; isNew: boolean } {
  const [collection, slug] = [String(entry.get('collection')), String(entry.get('slug') ?? '')];
  const schema = described[collection] ?? described[`${collection}/${slug}`];
  if (!schema) throw new Error(`There is no form for ${collection}.`);
  const isNew = entry.get('newRecord') === true;
  if (!isNew) return { path: String(entry.get('path')), schema, isNew };
  const name = ['photograph', 'shortName', 'title', 'name', 'label']
    .map((field) => data[field])
    .find((value) => typeof value === 'string' && value);
  return { path: `src/content/${collection}/${slugOf(String(name ?? ''))}.yaml`, schema, isNew };
}

/** As Decap names the file of a new entry, near enough to check it under. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'new';

const keyOf = ({ file, field, says }: Problem) => `${file} ${field} ${says}`;

function refuse(reasons: readonly string[]): never {
  showRefusal(reasons);
  throw new Error(reasons.join(' '));
}

/** A problem by the labels of the form: 'Questions 3, Answer: is too long'. */
function inWords({ file, field, says }: Problem, path: string, schema: Field): string {
  if (file !== path) return `${file}: ${field ? `${field}: ` : ''}${says}`;
  let at: Field | undefined = schema;
  const labels = field.split(/, | (?=\d)/).map((part) => {
    if (/^\d+$/.test(part)) {
      at = at?.item;
      return part;
    }
    at = at?.fields[part];
    return at?.label || part;
  });
  const label = labels.reduce((all, part) => (/^\d+$/.test(part) ? `${all} ${part}` : all ? `${all}, ${part}` : part), '');
  return label ? `${label}: ${says}` : says;
}

/** The rule for dates that were announced, in the words of the form. */
function eventFault(before: string, text: string | undefined): string | undefined {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const fault = announcedEventFault(text, [{ committed: today, text: before }], today);
  if (!fault) return undefined;
  return fault.says
    .replaceAll("'status: ", "Status '")
    .replaceAll("'since: ", "Postponed or cancelled on '")
    .replaceAll("'was'", '“Earlier dates”')
    .replaceAll("'starts: ", "It was to start '")
    .replaceAll("'changed: ", "Changed on '")
    .replaceAll("'changed'", '“Other changes”')
    .replace(/^/, fault.path[0] ? `${described.events?.fields[String(fault.path[0])]?.label}: ` : '');
}

function differences(opened: Fields, now: Fields): string[] {
  const names = [...new Set([...Object.keys(opened), ...Object.keys(now)])].filter((name) => !isSame(opened[name], now[name]));
  return names.map((name) =>
    isMap(now[name]) || Array.isArray(now[name]) ? name : `${name} is now: ${String(now[name] ?? 'empty')}`,
  );
}

const twoYears = 2 * 366 * 24 * 60 * 60 * 1000;

/** What is asked once before saving, with what it means for visitors. */
function questionsAbout(path: string, before: Fields, after: Fields, isNew: boolean): string[] {
  const questions: string[] = [];
  for (const name of ['fee', 'formFee']) {
    const [old, now] = [before[name], after[name]];
    if (typeof old === 'number' && typeof now === 'number' && Math.abs(now - old) > old / 2)
      questions.push(
        `The fee changes from ${rupees(old)} to ${rupees(now)}, by more than half. Families will see it at once. Is it right?`,
      );
  }
  if (typeof after.starts === 'string' && after.starts !== before.starts && Date.parse(after.starts) - Date.now() > twoYears)
    questions.push(`It starts on ${after.starts.replace('T', ' at ')}, more than two years from now. Is the year right?`);
  const [off, on] = [after.offlineCopies, before.offlineCopies];
  if (on === true && off === false)
    questions.push(
      'Visitors will no longer be able to read the site without a connection, and saved copies are removed. Is that meant?',
    );
  if (isNew && path.includes('/programmes/')) {
    const text = JSON.stringify(after);
    const other = [...files.keys()]
      .filter((file) => file.startsWith('src/content/programmes/') && file !== path)
      .map((file) => String(fieldsOf(file).shortName))
      .map((name) => ({ name, count: text.split(name).length - 1 }))
      .sort((a, b) => b.count - a.count)[0];
    if (other && other.count > 3)
      questions.push(
        `The text still names ${other.name} ${other.count} times. Visitors would read about the wrong course. Save it all the same?`,
      );
  }
  return questions;
}
