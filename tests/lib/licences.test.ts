import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { licencesPage } from '../../scripts/licences.ts';

const root = new URL('../../', import.meta.url);
const page = await licencesPage();

test('docs/licences.md is up to date (npm run licences)', async () => {
  expect(await readFile(new URL('docs/licences.md', root), 'utf8')).toBe(page);
});

test('everything sent to visitors may be: MIT, BSD, ISC, Apache or the fonts’ OFL', () => {
  const licences = page.split('\n').flatMap((line) => /^\| [@\w/-]+ \| \d[\w.-]* \| (\S+) \|/.exec(line)?.[1] ?? []);
  expect(licences.length).toBeGreaterThan(8);
  expect(licences.filter((licence) => !/^(MIT|ISC|BSD-\d-Clause|Apache-2\.0|OFL-1\.1)$/.test(licence))).toEqual([]);
});

test('nothing of another kind is sent: the site itself has no dependency but what builds it', async () => {
  const { dependencies = {} } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { dependencies?: object };
  expect(dependencies).toEqual({});
});

test('the licences of the fonts travel with them', async () => {
  for (const file of page.matchAll(/public\/licences\/[\w-]+\.txt/g)) {
    expect(await readFile(new URL(file[0], root), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  }
});
