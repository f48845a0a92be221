/** The current content by file. The local server reads it from disk on each request; a hosted CMS has the content of its last build. */
import { parse } from 'yaml';
import { files } from '../in-browser/files.ts';
import { asFields, type Fields, nameIn } from './fields.ts';

const timeoutMs = 30_000;

/** Reloads the content. Throws with a message for the editor if the server can't be reached. */
export async function loadFiles(): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch('files.json', { cache: 'no-store', signal }).catch(() => undefined);
  if (!response?.ok)
    throw new Error('The content can’t be read: the CMS or the connection has stopped. Your text is kept; try again.');
  const loaded = (await response.json()) as Record<string, string>;
  files.clear();
  for (const [path, text] of Object.entries(loaded)) files.set(path, text);
}

/** Parses the fields of a file's text. Returns none for invalid YAML, so that a broken file doesn't stop the CMS. */
export function readFields(text: string): Fields {
  try {
    return asFields(parse(text));
  } catch {
    return {};
  }
}

/** Returns the fields of a file. */
export const fieldsOf = (path: string): Fields => readFields(files.get(path) ?? '');

/** Returns the entries of a collection, in the order of their files. */
export function entriesOf(collection: string) {
  return [...files.keys()].flatMap((path) => {
    const id = new RegExp(`^src/content/${collection}/([^/]+)\\.yaml$`).exec(path)?.[1];
    return id ? [{ id, data: fieldsOf(path) }] : [];
  });
}

/** Returns an entry's name, shortened, or its id if it has no name. */
export const nameOf = (data: Fields, id: string): string => nameIn(data).replace(/^(.{60}\S*).+$/s, '$1…') || id;
