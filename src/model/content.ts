import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CollectionName } from './collections.ts';
import type { Content } from './content-types.ts';
import { readValidContent } from './read-content.ts';

/** The project's folder. A build bundles this module into another folder, so the working directory is tried first. */
export const projectRoot = holdsContent(process.cwd()) ? process.cwd() : fileURLToPath(new URL('../..', import.meta.url));

function holdsContent(folder: string): boolean {
  return statSync(join(folder, 'src/content/institution.yaml'), { throwIfNoEntry: false }) !== undefined;
}

/**
 * The content of the project, read once. In development this module runs again after every save (tools/content-reload.ts). Throws if the content
 * has a problem; the message names file, line, field and fix.
 */
export const content: Content = readValidContent(projectRoot);

/** Returns the entry of a collection by its id. Throws if there is none. */
export function entryOf<Name extends CollectionName>(collection: Name, id: string): Content[Name][number] {
  const entries: readonly Content[Name][number][] = content[collection];
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry)
    throw new Error(`There is no '${id}' in src/content/${collection}: add ${id}.yaml, or correct the id where it is used.`);
  return entry;
}
