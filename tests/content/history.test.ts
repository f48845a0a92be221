/** A clone carries each version of each picture and film for ever: whoever replaces many has thought of it. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inProject } from '../../publish/project.ts';

const git = (given: readonly string[], input = '') =>
  execFileSync('git', given, { cwd: inProject(), encoding: 'utf8', input, maxBuffer: 256 * 1024 * 1024 });
const binary = /\.(jpg|png|webp|avif|mp4|woff2|npz)$/;
const most = 5 * 1024 * 1024;

interface Commit {
  subject: string;
  message: string;
  /** The files that it put in the place of others, by their objects. */
  blobs: readonly string[];
}

/** The commits since this file came. */
function commits(): Commit[] {
  const first = git(['log', '--diff-filter=A', '--format=%H', '--', 'tests/content/history.test.ts']).trim().split('\n').at(-1);
  if (!first) return [];
  const raw = ['--raw', '--no-abbrev', '--no-renames', '--diff-filter=M', '--diff-merges=off'];
  const records = git(['log', ...raw, '--format=%x00%h %B%x01', `${first}..HEAD`]).split('\0');
  return records.slice(1).map((record) => {
    const [message = '', files = ''] = record.split('\x01');
    const lines = files.split('\n').filter((line) => binary.test(line));
    return { subject: message.split('\n')[0] ?? '', message, blobs: lines.map((line) => line.split(' ')[3] ?? '') };
  });
}

test('a commit that replaces more than 5 MiB of pictures or films says how many MiB', () => {
  const silent = commits().filter(({ message }) => !/\d MiB/.test(message));
  const asked = [...new Set(silent.flatMap(({ blobs }) => blobs))];
  const answers = git(['cat-file', '--batch-check=%(objectname) %(objectsize)'], asked.join('\n')).trim().split('\n');
  const sizes = new Map(answers.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
  const bytes = ({ blobs }: Commit) => blobs.reduce((sum, blob) => sum + (sizes.get(blob) ?? 0), 0);
  expect(
    silent.filter((one) => bytes(one) > most).map(({ subject }) => subject),
    "say it in the message: 'Replaces 7 MiB'",
  ).toEqual([]);
});
