import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from './content-types.ts';
import type { Kind } from './kinds.ts';
import { readValidContent } from './read-content.ts';

/** The project's folder. A build bundles this module into another folder, so the working directory is tried first. */
export const projectRoot = holdsContent(process.cwd()) ? process.cwd() : fileURLToPath(new URL('../..', import.meta.url));

function holdsContent(folder: string): boolean {
  return statSync(join(folder, 'src/content/school.yaml'), { throwIfNoEntry: false }) !== undefined;
}

/**
 * The content of the project, read once. In development this module runs again after every save (tools/content-reload.ts). Throws if the content
 * has a problem; the message names file, line, field and fix.
 */
export const content: Content = readValidContent(projectRoot);

/** Returns the entry of a kind by its id. Throws if there is none. */
export function entryOf<K extends Kind>(kind: K, id: string): Content[K][number] {
  const entries: readonly Content[K][number][] = content[kind];
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`There is no '${id}' in src/content/${kind}: add ${id}.yaml, or correct the id where it is used.`);
  return entry;
}
