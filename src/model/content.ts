import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kind } from './kinds.ts';
import { type Content, soundContent } from './read-content.ts';

/** The project's folder. A build bundles this module elsewhere, so the folder that commands run in comes first. */
export const projectRoot = holdsContent(process.cwd()) ? process.cwd() : fileURLToPath(new URL('../..', import.meta.url));

function holdsContent(folder: string): boolean {
  return statSync(join(folder, 'src/content/school.yaml'), { throwIfNoEntry: false }) !== undefined;
}

/**
 * The content of the project, read once. In development this module runs again after every save (tools/content-reload.ts). Throws, naming
 * file, line, field and fix, when anything in the content is wrong.
 */
export const content: Content = soundContent(projectRoot);

/** The entry of a kind with an id. Throws when there is none. */
export function entryOf<K extends Kind>(kind: K, id: string): Content[K][number] {
  const entries: readonly Content[K][number][] = content[kind];
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no '${id}' in src/content/${kind}: add ${id}.yaml, or correct the id where it is used.`);
  return entry;
}
