/** A copy of what an editor changes, to make slips in. */
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const parts = [
  'src/content',
  'src/lib',
  'media/catalogue',
  'media/catalogue.ts',
  'media/renditions.json',
  'tests/content/specification.ts',
];

/** Copies the content and what it needs to be looked at, and gives the root of the copy. Pictures stay behind, their list comes along. */
export async function contentCopy(): Promise<URL> {
  const copy = await mkdtemp(join(tmpdir(), 'content-'));
  for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true });
  return pathToFileURL(`${copy}/`);
}

/** What the tests of content read and no recipe changes: it is heavy, and stays where it is. */
const heavy = ['node_modules', 'public', 'media/masters'];
const unread = new RegExp(`^(\\.git|\\.astro|dist|test-results|media/studio|.*/node_modules|${heavy.join('|')})$`);

/** Copies the whole project, so that its tests can run in the copy. */
export async function projectCopy(): Promise<URL> {
  const copy = await mkdtemp(join(tmpdir(), 'project-'));
  await cp(root, copy, {
    recursive: true,
    filter: (source) => !unread.test(relative(root, source).split(sep).join('/')),
  });
  for (const part of heavy) await symlink(join(root, part), join(copy, part), 'dir');
  return pathToFileURL(`${copy}/`);
}
