/** How a build keeps others away, and how it replaces the site. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

describe('the lock', () => {
  const file = () => join(folder, 'dist.lock');
  const running = process.ppid;
  const ended = () => spawnSync(process.execPath, ['-e', '']).pid;

  test('is held by one build, and given back', async () => {
    const unlock = await takeLock(file());
    expect(await lockHolder(file())).toBe(process.pid);
    await unlock();
    expect(await lockHolder(file())).toBeNull();
    expect(existsSync(file())).toBe(false);
  });

  test('of a running build is refused with its process and what to do', async () => {
    await writeFile(file(), `${running}\n`);
    await expect(takeLock(file())).rejects.toThrow(
      new RegExp(`^Another build is running here \\(process ${running}\\)\\. Wait .* delete .*dist\\.lock\\.$`),
    );
    expect(await readFile(file(), 'utf8'), 'left alone').toBe(`${running}\n`);
  });

  test('that is being written is refused too', async () => {
    await writeFile(file(), '');
    await expect(takeLock(file())).rejects.toThrow(/^Another build is running here\. Wait/);
  });

  test.each([
    ['of a build that was killed', async () => writeFile(file(), `${ended()}\n`)],
    ['of a killed build that had the same process id', async () => writeFile(file(), `${process.pid}\n`)],
    [
      'that is hours old',
      async () => {
        await writeFile(file(), `${running}\n`);
        await utimes(file(), new Date(), new Date(Date.now() - 2 * 60 * 60 * 1000));
      },
    ],
  ])('%s is taken over', async (_, leave) => {
    await leave();
    const unlock = await takeLock(file());
    expect(await readFile(file(), 'utf8')).toBe(`${process.pid}\n`);
    await unlock();
  });
});

describe('the folder of the site', () => {
  const site = (name: string) => join(folder, name);
  const put = async (name: string, text: string) => {
    await mkdir(site(name));
    await writeFile(join(site(name), 'index.html'), text);
  };
  const page = () => readFile(join(site('dist'), 'index.html'), 'utf8');

  test.each([[['dist.new']], [['dist', 'dist.new']], [['dist', 'dist.new', 'dist.old']]])(
    'is replaced, where there are %j',
    async (names) => {
      for (const name of names) await put(name, name);
      await replaceSite(site('dist'), site('dist.new'));
      expect(await page()).toBe('dist.new');
      expect(await readdir(folder)).toEqual(['dist']);
    },
  );

  test('is put back where a build was killed between its two steps', async () => {
    await put('dist.old', 'before');
    await put('dist.new', 'not finished');
    await restoreSite(site('dist'));
    expect(await page()).toBe('before');
  });

  test('is left alone where it is there', async () => {
    await put('dist', 'now');
    await put('dist.old', 'before');
    await restoreSite(site('dist'));
    expect(await page()).toBe('now');
  });
});
