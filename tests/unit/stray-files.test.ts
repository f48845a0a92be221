import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSystemFile, strayFileAdvice } from '#model/stray-files.ts';
import { removeSystemFiles } from '../../publish/published-files.ts';

test.each(['.DS_Store', '._open-day.yaml', 'Thumbs.db', 'thumbs.db', 'desktop.ini', '.directory', '__MACOSX'])(
  'an operating system writes %s by itself',
  (name) => expect(isSystemFile(name)).toBe(true),
);
test.each(['open-day.yaml', 'desktop.yaml', '.env', 'thumbs.jpg', 'about.bak'])('somebody wrote %s', (name) =>
  expect(isSystemFile(name)).toBe(false),
);

test.each([
  ['events/fest.yaml.txt', /rename it to fest\.yaml$/],
  ['events/fest.YAML', /rename it to fest\.yaml$/],
  ['events/fest.yml', /rename it to fest\.yaml$/],
  ['about.jpg.bak', /^is a backup/],
  ['open-day.yaml~', /^is a backup/],
  ['~$plan.docx', /^is a backup/],
  ['a.tmp', /^is a backup/],
  ['.env', /^is a hidden file/],
  ['.vscode/settings.json', /^is a hidden file/],
])('what to do about %s', (name, advice) => expect(strayFileAdvice(name)).toMatch(advice));

describe('public/', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'public-'));
    for (const name of [
      'favicon.svg',
      '.well-known/apple-app-site-association',
      'pictures/Thumbs.db',
      '.DS_Store',
      'notes.docx',
      'films/a.mp4.bak',
      '.env',
    ]) {
      const file = join(root, 'public', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'x');
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('what operating systems write is taken out of the built folder', async () => {
    await removeSystemFiles(join(root, 'public'));
    const left = readdirSync(join(root, 'public'), { recursive: true });
    expect(left.filter((name) => /Thumbs|DS_Store/.test(String(name)))).toEqual([]);
    expect(left).toContain('favicon.svg');
  });
});
