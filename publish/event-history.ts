/** Compares events with their versions in git. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announcedEventFault, type EventVersion } from '#model/announced-event.ts';
import { fieldName, type Problem, readYaml } from '#model/yaml-file.ts';

const folder = 'src/content/events';

/**
 * What calendars would not hear of, each with file and line. Empty where there is nothing to compare with: no git, no repository (a ZIP),
 * or a history that was cut off. Takes two calls of git. `today` is a day such as '2026-11-20'.
 */
export function eventHistoryFaults(root: string, today: string): Problem[] {
  return [...eventVersions(root)].flatMap(([file, versions]) => {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    const fault = announcedEventFault(text, versions, today);
    if (!fault) return [];
    const line = text === undefined ? 1 : readYaml(path, file).lineOf(fault.path);
    return [{ file, line, field: fieldName(fault.path), says: fault.says }];
  });
}

/** The committed versions of every event, the latest first, by the file's path from the project's root. */
function eventVersions(root: string): Map<string, EventVersion[]> {
  const versions = new Map<string, EventVersion[]>();
  try {
    // --first-parent: a merged branch counts as one change, since its own commits were never published.
    const log = git(root, [
      ...['log', '-m', '--first-parent', '--no-renames', '--raw', '--no-abbrev', '--relative', '-z'],
      ...['--format=%x01%ct', '--', folder],
    ]).toString();
    const entries = log.split('\x01').slice(1).flatMap(commitEntries);
    const texts = readBlobs(
      root,
      entries.map(({ blob }) => blob),
    );
    for (const { file, blob, committed } of entries) {
      const text = texts.get(blob);
      if (text !== undefined) versions.set(file, [...(versions.get(file) ?? []), { committed, text }]);
    }
  } catch {
    // No git or no history: nothing to compare with.
  }
  return versions;
}

/** The files a commit changed: `SECONDS \0 :MODE MODE BLOB BLOB STATUS \0 FILE \0 …` */
function commitEntries(commit: string): { file: string; blob: string; committed: string }[] {
  const [seconds = '', ...rest] = commit.split('\0').map((part) => part.trim());
  const committed = dayInIndia(new Date(Number(seconds) * 1000));
  return rest.flatMap((part, index) => {
    const [, , , blob, status] = part.startsWith(':') ? part.split(' ') : [];
    const file = rest[index + 1];
    return blob && file?.endsWith('.yaml') && status !== 'D' ? [{ file, blob, committed }] : [];
  });
}

/** Contents of git objects by their ids. */
function readBlobs(root: string, blobs: readonly string[]): Map<string, string> {
  const answer = git(root, ['cat-file', '--batch'], [...new Set(blobs)].join('\n'));
  const texts = new Map<string, string>();
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf('\n', at);
    const [name = '', type, size] = answer.toString('utf8', at, end).split(' ');
    const length = type === 'blob' ? Number(size) : -1;
    if (length >= 0) texts.set(name, answer.toString('utf8', end + 1, end + 1 + length));
    at = end + 1 + (length >= 0 ? length + 1 : 0);
  }
  return texts;
}

/** In a container the project may belong to another user; what is asked here runs nothing of the repository. */
const git = (root: string, args: readonly string[], input = ''): Buffer =>
  execFileSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
    timeout: 30_000,
  });

/** The date in India: '2026-11-20'. */
export const dayInIndia = (moment: Date): string => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }).format(moment);
