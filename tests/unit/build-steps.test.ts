/** The build lock and the replacement of the output folder. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquireLock, lockHolder } from '../../tools/build-lock.ts';
import { replaceSite, restoreSite } from '../../tools/output-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the build lock', () => {
  const file = () => join(folder, 'dist.lock');
  const runningPid = process.ppid;
  const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;

  test.each([
    ['a running build', `${runningPid}\n`, `(process ${runningPid})`],
    ['a build that is just writing it', '', 'running here. Wait'],
  ])('is refused and left unchanged while held by %s', async (_, text, message) => {
    await writeFile(file(), text);
    await expect(acquireLock(file())).rejects.toThrow(message);
    expect(await readFile(file(), 'utf8')).toBe(text);
  });

  test.each([
    ['a build that was killed', endedPid, 0],
    ['a killed build with the same process id', () => process.pid, 0],
    ['a build started two hours ago', () => runningPid, 2 * 60 * 60 * 1000],
  ])('is taken over from %s', async (_, holder, age) => {
    await writeFile(file(), `${holder()}\n`);
    if (age > 0) await utimes(file(), new Date(), new Date(Date.now() - age));
    await acquireLock(file());
    expect(await lockHolder(file())).toBe(process.pid);
  });
});

describe('the output folder', () => {
  const site = (name: string) => join(folder, name);
  const writeSite = async (name: string) => {
    await mkdir(site(name));
    await writeFile(join(site(name), 'index.html'), name);
  };
  const readPage = () => readFile(join(site('dist'), 'index.html'), 'utf8');

  test.each([[['dist.new']], [['dist', 'dist.new', 'dist.old']]])('is replaced if %j exist', async (names) => {
    for (const name of names) await writeSite(name);
    await replaceSite(site('dist'), site('dist.new'));
    expect(await readPage()).toBe('dist.new');
    expect(await readdir(folder)).toEqual(['dist']);
  });

  test.each([
    [['dist.old', 'dist.new'], 'dist.old'],
    [['dist', 'dist.old'], 'dist'],
  ])('is restored after a build was killed: of %j, %s is used', async (names, restored) => {
    for (const name of names) await writeSite(name);
    await restoreSite(site('dist'));
    expect(await readPage()).toBe(restored);
  });
});
