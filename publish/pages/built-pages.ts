import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { visiblePath } from '#model/routes.ts';

export interface BuiltPage {
  /** Absolute path of the HTML file. */
  file: string;
  /** The URL path: `/about`. */
  path: string;
}

/** Finds all pages of a built site, sorted by path. */
export async function builtPages(folder: string): Promise<BuiltPage[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: visiblePath(`/${relative(folder, file).split(sep).join('/')}`) }))
    .sort((a, b) => a.path.localeCompare(b.path));
}
