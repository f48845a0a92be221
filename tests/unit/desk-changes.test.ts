/** What the desk does with files and with git, over a copy of the content that has a history and a remote of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changes } from '../../desk/changes.ts';
import { publish, unsent } from '../../desk/publish.ts';
import { saveUpdate } from '../../desk/save.ts';
import { takeBack } from '../../desk/take-back.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';

// Each asks git a dozen things, and reads all content several times.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let copy: ContentCopy;
const git = (...given: readonly string[]) => execFileSync('git', given, { cwd: copy.root, encoding: 'utf8' });
const at = (file: string) => join(copy.root, file);

beforeEach(() => {
  copy = copyContent();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Clerk');
  git('config', 'user.email', 'clerk@school.example');
  mkdirSync(at('media'));
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The content');
});
afterEach(() => {
  copy.end();
  rmSync(`${copy.root}-remote`, { recursive: true, force: true });
  rmSync(`${copy.root}-away`, { recursive: true, force: true });
});

const update = (more: object) => saveUpdate(copy.root, { additions: [], deletions: [], begun: {}, overwrite: true, ...more });

test('a fee, a new event and one that was taken away are taken back', async () => {
  copy.edit('programmes/bpt.yaml', /^fee: .*$/m, 'fee: 120000');
  const kite = readFileSync(at('src/content/events/open-day.yaml'), 'utf8').replace(/^title: .*$/m, 'title: Kite Day');
  copy.write('events/kite-day.yaml', kite);
  await update({ deletions: [{ path: 'events/moot-final.yaml' }] });
  expect(existsSync(at('src/content/events/moot-final.yaml'))).toBe(false);
  expect(changes(copy.root)).toHaveLength(3);
  for (const { file } of changes(copy.root)) await takeBack(copy.root, file);
  expect(git('status', '--porcelain')).toBe('');
});

test('what could not be sent is kept, counted, and sent another time', async () => {
  const remote = `${copy.root}-remote`;
  git('init', '--quiet', '--bare', remote);
  expect(unsent(copy.root)).toBe(0);
  git('remote', 'add', 'origin', remote);
  renameSync(remote, `${copy.root}-away`);
  expect(unsent(copy.root)).toBe(1);
  await expect(publish(copy.root)).rejects.toThrow('not sent. Press ‘Send’ later');
  renameSync(`${copy.root}-away`, remote);
  expect(await publish(copy.root)).toMatch('is sent now');
  expect(unsent(copy.root)).toBe(0);
  await expect(publish(copy.root)).rejects.toThrow('Nothing was changed');
});

test('what others have sent meanwhile is kept, and what both have changed is left to a person', async () => {
  const [remote, away] = [`${copy.root}-remote`, `${copy.root}-away`];
  git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  git('clone', '--quiet', remote, away);
  const sendFromAway = (file: string, from: RegExp, to: string) => {
    writeFileSync(join(away, file), readFileSync(join(away, file), 'utf8').replace(from, to));
    execFileSync('git', ['-c', 'user.name=Other', '-c', 'user.email=o@school.example', 'commit', '--quiet', '-am', 'Theirs'], {
      cwd: away,
    });
    execFileSync('git', ['push', '--quiet'], { cwd: away });
  };
  const [bpt, mpt] = ['src/content/programmes/bpt.yaml', 'src/content/programmes/mpt.yaml'];
  const keepHere = (fee: string) => {
    copy.edit('programmes/bpt.yaml', /^fee: .*$/m, `fee: ${fee}`);
    git('commit', '--quiet', '-am', 'Ours');
  };

  sendFromAway(mpt, /^fee: .*$/m, 'fee: 170000');
  keepHere('120000');
  expect(await publish(copy.root)).toMatch('is sent now');
  expect(readFileSync(at(mpt), 'utf8')).toMatch(/^fee: 170000$/m);
  expect(unsent(copy.root)).toBe(0);

  execFileSync('git', ['pull', '--quiet'], { cwd: away });
  sendFromAway(bpt, /^fee: .*$/m, 'fee: 130000');
  keepHere('140000');
  await expect(publish(copy.root)).rejects.toThrow('Somebody else has changed the same lines');
  expect(readFileSync(at(bpt), 'utf8')).toMatch(/^fee: 140000$/m);
  expect(git('status', '--porcelain')).toBe('');
});
