/** Handles saving: runs the site's checks, asks for confirmation of unusual changes, and keeps unchanged lines of the file. */
import { announcedEventFault } from '#model/announced-event.ts';
import { readContent } from '#model/read-content.ts';
import type { Problem } from '#model/yaml-file.ts';
import { indianDay } from '#utils/indian-day.ts';
import { files } from '../in-browser/files.ts';
import { filmField, photographField, schemaOf } from './config.ts';
import { confirmations } from './confirmations.ts';
import type { DecapMap } from './decap.ts';
import { withEventHistory } from './event-history.ts';
import { cleanValue, type Field, type Fields, nameIn, slugOf } from './fields.ts';
import { isSame, mergeYaml } from './merge-yaml.ts';
import { showRefusal } from './refusal-dialog.ts';
import { fieldsOf, loadFiles, nameOf, readFields } from './snapshot.ts';

/** The text to write for the entry that is being saved. Decap passes only the form's data to `toFile`, which looks the text up by it. */
let pending = { path: '', data: '', text: '', differs: false };
/** The texts that this page saved, by path, so that they are not mistaken for changes by somebody else. */
const savedTexts = new Map<string, string>();

/** Decap's custom format for content files. */
export const contentFormat = {
  fromFile: readFields,
  toFile: (data: unknown): string =>
    JSON.stringify(data) === pending.data ? pending.text : unsavedComment + mergeYaml('', data),
};

/** First line of the backup that Decap stores of unsaved text. */
const unsavedComment = '# Not saved yet\n';

/** Checks an entry with the checks of the build. If it can't be saved, shows the editor why and throws. */
export async function checkBeforeSaving(entry: DecapMap): Promise<void> {
  const data = (entry.get('data') as DecapMap).toJS();
  const isNew = entry.get('newRecord') === true;
  const path = isNew ? newPath(entry, data) : String(entry.get('path'));
  const schema = schemaOf(path);
  if (!schema) throw new Error(`There is no form for ${path}.`);
  const [raw, lastLoaded] = [String(entry.get('raw') ?? ''), files.get(path)];
  const openedText = savedTexts.get(path) ?? (raw.startsWith(unsavedComment) ? lastLoaded : raw);
  await loadFiles();
  const [currentText, currentFields] = [files.get(path) ?? '', fieldsOf(path)];
  if (isNew && currentText) refuse([`There is an entry of this name already (${path}). Give the new one another name.`]);
  // A Git host reports such a conflict when the draft is published.
  if (!isNew && openedText && __HOST__.name === 'proxy' && !isSame(readFields(openedText), currentFields))
    refuse([
      'Somebody else changed this entry after you opened it. Copy what you wrote, reload this page without the copy that it offers, and make your change again.',
      ...describeChanges(schema, readFields(openedText), currentFields),
    ]);
  if (path.includes('/pictures/') && isNew && !data[photographField]) refuse(['Photograph: choose a file.']);

  const cleaned = cleanValue(schema, data, currentFields) as Fields;
  const next =
    path.includes('/events/') && !isNew ? cleanValue(schema, withEventHistory(currentFields, cleaned), currentFields) : cleaned;
  const text = mergeYaml(currentText, next);
  const problems = problemsAfter(path, text);
  if (problems.length > 0) refuse(problems.map((problem) => describeProblem(problem, path)));
  const questions = confirmations(schema, path, currentFields, next);
  if (data[filmField]) questions.push(...newFilmQuestions(data, path));
  for (const question of questions) if (!window.confirm(question)) throw new Error('Not saved.');
  // The form still has the film, which would be saved again.
  const differs = !isSame(next, cleaned) || countIds(next) > countIds(data) || Boolean(data[filmField]);
  pending = { path, data: JSON.stringify(data), text, differs };
}

/** Returns the questions before a film is replaced. Its poster is an entry of its own, so it can't be changed in the same form. */
function newFilmQuestions({ title, description, poster, hasSound, [filmField]: files }: Fields, path: string): string[] {
  const questions = [
    `The new film is “${title}”, and people who can’t see it read: “${description}” Is that right for it, and its day under “First shown on”?`,
  ];
  if (path.endsWith(`/${String(poster).replace(/^film-/, '')}.yaml`))
    questions.push(
      `Its picture in front becomes a frame of the film. Once the film is published, open ${poster} under Pictures and write what it shows; for a filmed scene choose the kind photograph, and say who has agreed to be shown. Save the film now?`,
    );
  if (hasSound === true)
    questions.push(
      `${String(files).includes('.vtt') ? 'Does “What is seen, moment by moment”' : 'You chose no new captions. Do the old ones, and “What is seen, moment by moment”,'} fit the new film?`,
    );
  return questions;
}

/** Returns the number of items with an id. The form does not show ids that were generated for new items. */
const countIds = (value: unknown): number => JSON.stringify(value).match(/"id":"[^"]/g)?.length ?? 0;

/** Remembers the saved text, and reloads the page if the saved entry differs from the form. */
export async function finishSaving(): Promise<void> {
  savedTexts.set(pending.path, pending.text);
  // The delay lets Decap remove its backup of the unsaved text and show its message that the entry is saved.
  if (pending.differs) setTimeout(() => location.reload(), 4000);
}

/** Refuses to delete an entry that other entries refer to. */
export async function checkBeforeDeleting(entry: DecapMap): Promise<void> {
  await loadFiles();
  const problems = problemsAfter(String(entry.get('path')), undefined);
  if (problems.length > 0)
    refuse(['It can’t be deleted yet. First change these:', ...problems.map((problem) => describeProblem(problem))]);
}

/** Returns the problems that writing `text` to a file would cause, or deleting the file if `text` is undefined. */
function problemsAfter(path: string, text: string | undefined): Problem[] {
  const [currentText, today] = [files.get(path), indianDay(new Date())];
  const setFile = (content: string | undefined) => (content === undefined ? files.delete(path) : files.set(path, content));
  const keyOf = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;
  const knownProblems = new Set(readContent('/').problems.map(keyOf));
  setFile(text);
  const problems = readContent('/').problems.filter((problem) => problem.file === path || !knownProblems.has(keyOf(problem)));
  setFile(currentText);
  if (!currentText || !path.includes('/events/')) return problems;
  const fault = announcedEventFault(text, [{ committed: today, text: currentText }], today);
  return fault ? [...problems, { file: path, line: 1, field: String(fault.path[0] ?? ''), message: fault.message }] : problems;
}

/** Returns the path that Decap will give a new entry. */
const newPath = (entry: DecapMap, data: Fields): string =>
  `src/content/${entry.get('collection')}/${slugOf(String(data[photographField] ?? nameIn(data)))}.yaml`;

function refuse(reasons: readonly string[]): never {
  showRefusal(reasons);
  // Decap shows this message in a corner for some seconds.
  throw new Error('it is not saved yet.');
}

/** Describes a problem with the labels of the form: 'Questions 3, Answer: is too long'. Names the entry unless it is the one at `path`. */
function describeProblem({ file, field, message }: Problem, path = ''): string {
  let schema = schemaOf(file);
  const labels = field.split(', ').map((step) => {
    const [name = '', index = ''] = step.split(' ');
    schema = schema?.properties?.[name];
    const label = schema?.title ?? name;
    if (index) schema = schema?.items;
    return `${label} ${index}`.trim();
  });
  const entry = file === path ? '' : `${nameOf(fieldsOf(file), '')} (${file})`.trim();
  return [entry, labels.join(', '), message].filter(Boolean).join(': ');
}

/** Returns a sentence for each field that differs from the entry that was opened. */
const describeChanges = ({ properties = {} }: Field, opened: Fields, current: Fields): string[] =>
  [...new Set([...Object.keys(opened), ...Object.keys(current)])]
    .filter((name) => !isSame(opened[name], current[name]))
    .map((name) => {
      const value = current[name];
      return `${properties[name]?.title ?? name} is now ${typeof value === 'object' ? 'different.' : `“${value ?? ''}”.`}`;
    });
