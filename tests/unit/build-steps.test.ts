/** How a build keeps others away, and how it replaces the site. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockHolder, takeLock } from '../../tools/build-lock.ts';
import { replaceSite, restoreSite } from '../../tools/output-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the build lock', () => {
  const file = () => join(folder, 'dist.lock');
  const running = process.ppid;
  const ended = () => spawnSync(process.execPath, ['-e', '']).pid;

  test('is held by one build and released afterwards', async () => {
    const unlock = await takeLock(file());
    expect(await lockHolder(file())).toBe(process.pid);
    await unlock();
    expect(await lockHolder(file())).toBeNull();
  });

  test.each([
    ['a running build', `${running}\n`, `(process ${running})`],
    ['a build that is just writing it', '', 'running here. Wait'],
  ])('is refused while held by %s, and left alone', async (_, text, says) => {
    await writeFile(file(), text);
    await expect(takeLock(file())).rejects.toThrow(says);
    expect(await readFile(file(), 'utf8')).toBe(text);
  });

  test.each([
    ['a build that was killed', ended, 0],
    ['a killed build with the same process id', () => process.pid, 0],
    ['a build of hours ago', () => running, 2 * 60 * 60 * 1000],
  ])('is taken over from %s', async (_, holder, age) => {
    await writeFile(file(), `${holder()}\n`);
    if (age > 0) await utimes(file(), new Date(), new Date(Date.now() - age));
    await takeLock(file());
    expect(await lockHolder(file())).toBe(process.pid);
  });
});

describe('the output folder', () => {
  const site = (name: string) => join(folder, name);
  const writeSite = async (name: string) => {
    await mkdir(site(name));
    await writeFile(join(site(name), 'index.html'), name);
  };
  const page = () => readFile(join(site('dist'), 'index.html'), 'utf8');

  test.each([[['dist.new']], [['dist', 'dist.new', 'dist.old']]])('is replaced when there are %j', async (names) => {
    for (const name of names) await writeSite(name);
    await replaceSite(site('dist'), site('dist.new'));
    expect(await page()).toBe('dist.new');
    expect(await readdir(folder)).toEqual(['dist']);
  });

  test.each([
    [['dist.old', 'dist.new'], 'dist.old'],
    [['dist', 'dist.old'], 'dist'],
  ])('of a build that was killed with %j is restored to %s', async (names, restored) => {
    for (const name of names) await writeSite(name);
    await restoreSite(site('dist'));
    expect(await page()).toBe(restored);
  });
});
