import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Content, soundContent } from './read-content.ts';

/** For how long, in milliseconds, a look at the files' times holds good: in development an editor saves while the server runs. */
const fresh = 250;
let last: { content: Content; stamp: string; looked: number } | null = null;

/** Where the project lies. A build bundles this module elsewhere, so it goes by the folder that commands run in. */
export const projectRoot = existsIn(process.cwd()) ? process.cwd() : fileURLToPath(new URL('../..', import.meta.url));

/** The content of the project, read once and again after a change. Throws, naming file, line and mend, on what is wrong in it. */
export function content(): Content {
  const now = Date.now();
  if (last && now - last.looked < fresh) return last.content;
  return contentAnew(now);
}

/** The same for those who were told that a file has changed: a look of a moment ago may have come before it. */
export function contentAnew(now = Date.now()): Content {
  const stamp = stampOf(join(projectRoot, 'src/content'));
  if (last?.stamp !== stamp) last = { content: soundContent(projectRoot), stamp, looked: now };
  last.looked = now;
  return last.content;
}

/** Changes with any file that comes, goes or is saved. */
function stampOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${file} ${statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');
}

function existsIn(folder: string): boolean {
  return statSync(join(folder, 'src/content/school.yaml'), { throwIfNoEntry: false }) !== undefined;
}
