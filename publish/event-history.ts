/** Compares events with their earlier versions in git. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announcedEventFault, type EventVersion } from '#model/announced-event.ts';
import { fieldName, type Problem, readYaml } from '#model/yaml-file.ts';
import { indianDay } from '#utils/indian-day.ts';

const folder = 'src/content/events';

/**
 * Returns the changes to announced events that subscribed calendars would not receive, each with file and line. Returns none without git or a
 * repository (a ZIP). A shallow history reveals only changes made since its oldest commit. Runs git twice. `today` is a date such as '2026-11-20'.
 */
export function eventHistoryFaults(root: string, today: string): Problem[] {
  return [...eventVersions(root)].flatMap(([file, versions]) => {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    const fault = announcedEventFault(text, versions, today);
    if (!fault) return [];
    const line = text === undefined ? 1 : readYaml(path, file).lineOf(fault.path);
    return [{ file, line, field: fieldName(fault.path), message: fault.message }];
  });
}

/** Returns the committed versions of every event, latest first, by the file's path relative to the project. */
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
    // Git is missing or failed: there is nothing to compare with.
  }
  return versions;
}

/** Parses the files that a commit changed: `SECONDS \0 :MODE MODE BLOB BLOB STATUS \0 FILE \0 …` */
function commitEntries(commit: string): { file: string; blob: string; committed: string }[] {
  const [seconds = '', ...fields] = commit.split('\0').map((field) => field.trim());
  const committed = indianDay(new Date(Number(seconds) * 1000));
  return fields.flatMap((field, index) => {
    const [, , , blob, status] = field.startsWith(':') ? field.split(' ') : [];
    const file = fields[index + 1];
    return blob && file?.endsWith('.yaml') && status !== 'D' ? [{ file, blob, committed }] : [];
  });
}

/** Returns the contents of git blobs by id. */
function readBlobs(root: string, blobs: readonly string[]): Map<string, string> {
  const output = git(root, ['cat-file', '--batch'], [...new Set(blobs)].join('\n'));
  const texts = new Map<string, string>();
  for (let offset = 0; offset < output.length; ) {
    const end = output.indexOf('\n', offset);
    const [name = '', type, size] = output.toString('utf8', offset, end).split(' ');
    const length = type === 'blob' ? Number(size) : -1;
    if (length >= 0) texts.set(name, output.toString('utf8', end + 1, end + 1 + length));
    offset = end + 1 + (length >= 0 ? length + 1 : 0);
  }
  return texts;
}

/** Runs git. `safe.directory=*`: in a container the project may belong to another user, and these commands run no code of the repository. */
const git = (root: string, args: readonly string[], input = ''): Buffer =>
  execFileSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
    timeout: 30_000,
  });
