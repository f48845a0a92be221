import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { redirects, visiblePath } from '#model/routes.ts';

export interface BuiltPage {
  /** The file on disk. */
  file: string;
  /** The address that visitors see: `/about`. */
  path: string;
}

/** Every page of a built site, found by looking, in the order of their addresses. */
export async function builtPages(folder: string): Promise<BuiltPage[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: visiblePath(`/${relative(folder, file).split(sep).join('/')}`) }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** Those of them that have something to read: not the small ones that only lead on from an old address, for hosts that know no redirects. */
export async function pagesToRead(folder: string): Promise<BuiltPage[]> {
  return (await builtPages(folder)).filter(({ path }) => !(path in redirects));
}
