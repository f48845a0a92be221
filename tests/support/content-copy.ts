/** A copy of what an editor changes, to make slips in. */
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Copies the content and what it needs to be looked at, and gives the root of the copy. Pictures stay behind, their list comes along. */
export async function contentCopy(): Promise<URL> {
  const copy = await mkdtemp(join(tmpdir(), 'content-'));
  for (const part of ['src/content', 'src/lib', 'media/catalogue', 'media/catalogue.ts', 'media/renditions.json']) {
    await cp(join(root, part), join(copy, part), { recursive: true });
  }
  return pathToFileURL(`${copy}/`);
}
