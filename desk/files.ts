/** Which files the desk may write: the content and the masters of its pictures, and never through a link. */
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What can't be done, in words for the person at the desk, with the HTTP status that goes with it. */
export class Refusal extends Error {
  readonly status: number;
  constructor(message: string, status = 422) {
    super(message);
    this.status = status;
  }
}

export const unreadable = new Refusal('The desk can’t read what was sent: reload the page and try again.', 400);

const writable = /^(src\/content\/([a-z0-9-]+\/)?[a-z0-9-]+\.yaml|media\/masters\/[a-z0-9-]+\.jpg)$/;

/** The full path of a file that the desk may write, given from the project's root. Throws on any other and on links. */
function safePath(root: string, file: string): string {
  if (!writable.test(file)) throw new Refusal(`'${file}' is no file of the content: use small letters, digits and hyphens.`, 403);
  const parts = file.split('/');
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const path = join(root, ...parts.slice(0, depth));
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Refusal(`'${parts.slice(0, depth).join('/')}' is a link: the desk writes files alone.`, 403);
  }
  return join(root, file);
}

/** Writes a file whole or takes it away (null): who reads meanwhile sees the old one or the new one. */
export function put(root: string, file: string, content: string | Buffer | null): void {
  const path = safePath(root, file);
  if (content === null) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  const passing = `${path}.tmp`;
  writeFileSync(passing, content);
  renameSync(passing, path);
}

/** What a file holds; null where there is none. */
export function take(root: string, file: string): Buffer | null {
  const path = safePath(root, file);
  return lstatSync(path, { throwIfNoEntry: false }) ? readFileSync(path) : null;
}

/** The mark by which git and Keystatic know a state of a file; '' for none. */
export const markOf = (content: Buffer | null): string =>
  content ? createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex') : '';

/** The YAML files under src/content/, sorted. */
export function contentFiles(root: string): string[] {
  return readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^([a-z0-9-]+\/)?[^/]+\.yaml$/.test(file))
    .sort();
}
