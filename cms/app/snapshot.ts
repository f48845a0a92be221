/** The content as it stands, by file. On this machine it is read anew; at a host it is what the last build wrote. */
import { parse } from 'yaml';
import { files } from '../in-browser/files.ts';

/** Reads the content again. Throws, in words for the editor, when the server can't be reached. */
export async function loadFiles(): Promise<void> {
  const answer = await fetch('files.json', { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok)
    throw new Error('The content can’t be read: the CMS or the connection has stopped. Your text is kept; try again.');
  const loaded = (await answer.json()) as Record<string, string>;
  files.clear();
  for (const [path, text] of Object.entries(loaded)) files.set(path, text);
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a file; none where it can't be read, so that one broken file doesn't stop the CMS. */
export function fieldsOf(path: string): Fields {
  try {
    const data: unknown = parse(files.get(path) ?? '');
    return typeof data === 'object' && data !== null ? (data as Fields) : {};
  } catch {
    return {};
  }
}

/** The entries of a kind, in the order of their files. */
export function entriesOf(kind: string): { id: string; data: Fields }[] {
  return [...files.keys()].flatMap((path) => {
    const id = new RegExp(`^src/content/${kind}/([^/]+)\\.yaml$`).exec(path)?.[1];
    return id ? [{ id, data: fieldsOf(path) }] : [];
  });
}

/** What an entry is called: the first of its fields that names it, or its id. */
export function nameOf(data: Fields, id: string): string {
  const card = data.card;
  const named = typeof card === 'object' && card !== null ? (card as Fields) : data;
  const name = ['shortName', 'title', 'heading', 'name', 'label', 'alt'].map((field) => named[field]).find(Boolean);
  return typeof name === 'string' ? name.replace(/^(.{60}\S*).+$/s, '$1…') : id;
}
