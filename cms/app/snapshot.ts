/** The content as it stands, by file. On this machine it is read anew; at a host it is what the last build wrote. */
import { parse } from 'yaml';
import { files } from '../in-browser/files.ts';
import { asFields } from './fields.ts';

/** Reads the content again. Throws, in words for the editor, when the server can't be reached. */
export async function loadFiles(): Promise<void> {
  const answer = await fetch('files.json', { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok)
    throw new Error('The content can’t be read: the CMS or the connection has stopped. Your text is kept; try again.');
  const loaded = (await answer.json()) as Record<string, string>;
  files.clear();
  for (const [path, text] of Object.entries(loaded)) files.set(path, text);
}

/** The fields of a file; none where it can't be read, so that one broken file doesn't stop the CMS. */
export function fieldsOf(path: string): Readonly<Record<string, unknown>> {
  try {
    return asFields(parse(files.get(path) ?? ''));
  } catch {
    return {};
  }
}

/** The entries of a kind, in the order of their files. */
export function entriesOf(kind: string) {
  return [...files.keys()].flatMap((path) => {
    const id = new RegExp(`^src/content/${kind}/([^/]+)\\.yaml$`).exec(path)?.[1];
    return id ? [{ id, data: fieldsOf(path) }] : [];
  });
}

/** The fields by which entries are called, the best first. */
export const nameFields = ['shortName', 'title', 'heading', 'name', 'label', 'text', 'alt'];

/** What an entry is called, or its id. */
export function nameOf(data: Readonly<Record<string, unknown>>, id: string): string {
  const name = nameFields.map((field) => data[field]).find(Boolean);
  return typeof name === 'string' ? name.replace(/^(.{60}\S*).+$/s, '$1…') : id;
}
