/** A clone carries each version of each picture and film for ever: whoever replaces many has thought of it. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inProject } from '../../build/project.ts';

const git = (...given: readonly string[]) => execFileSync('git', given, { cwd: inProject(), encoding: 'utf8' });
const binary = /\.(jpg|png|webp|avif|mp4|woff2|npz)$/;
const most = 5 * 1024 * 1024;

/** The commits since this file came, each with its message. */
function commits(): { id: string; message: string }[] {
  const first = git('log', '--diff-filter=A', '--format=%H', '--', 'tests/content/history.test.ts').trim().split('\n').at(-1);
  if (!first) return [];
  const records = git('log', '--no-merges', '--format=%H%n%B%x00', `${first}..HEAD`).split('\0');
  return records
    .map((record) => record.trim())
    .flatMap((record) => (record ? [{ id: record.slice(0, 40), message: record.slice(41) }] : []));
}

/** The bytes of the binary files that a commit put in the place of others. */
function replaced(id: string): number {
  const blobs = git('diff-tree', '-r', '--no-commit-id', '--diff-filter=M', id)
    .split('\n')
    .filter((line) => binary.test(line))
    .map((line) => line.split(' ')[3] ?? '');
  return blobs.reduce((sum, blob) => sum + Number(git('cat-file', '-s', blob)), 0);
}

test('a commit that replaces more than 5 MiB of pictures or films says how many MiB', () => {
  const silent = commits().filter(({ id, message }) => !/\d MiB/.test(message) && replaced(id) > most);
  expect(
    silent.map(({ id, message }) => `${id.slice(0, 8)} ${message.split('\n')[0]}`),
    "say it in the message: 'Replaces 7 MiB'",
  ).toEqual([]);
});
