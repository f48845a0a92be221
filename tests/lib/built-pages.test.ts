import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../../hosting/built-pages.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-pages-'));
  await mkdir(join(folder, 'school'));
  await mkdir(join(folder, 'empty'));
  for (const file of ['index.html', 'about.html', 'school/law.html', 'school.html', 'robots.txt', 'a.html.br']) {
    await writeFile(join(folder, file), '');
  }
});
afterAll(() => rm(folder, { recursive: true }));

test('pages are found by looking, at any depth, in the order of their addresses', async () => {
  expect((await builtPages(folder)).map(({ path }) => path)).toEqual(['/', '/about', '/school', '/school/law']);
});

test('each page knows its file', async () => {
  const law = (await builtPages(folder)).find(({ path }) => path === '/school/law');
  expect(law?.file).toBe(join(folder, 'school', 'law.html'));
});

test('a folder without pages gives none, so that whoever asks can say so', async () => {
  expect(await builtPages(join(folder, 'empty'))).toEqual([]);
});
