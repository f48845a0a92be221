import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mergeYaml } from '../../cms/app/merge-yaml.ts';

test('merging unchanged data changes no content file, and an added field adds one line', () => {
  for (const file of globSync('src/content/**/*.yaml')) {
    const text = readFileSync(file, 'utf8');
    expect(mergeYaml(text, parse(text)), file).toBe(text);
    expect(mergeYaml(text, { ...parse(text), added: 'one' }), file).toBe(`${text}added: one\n`);
  }
});

const before = `# The day of the year
title: 'A: b'
text: >-
  Wrapped where somebody liked it,
  in three
  short lines.
list:
  # The first
  - name: one
    about: >-
      Short
      lines.
  - name: two
    about: Three
day: 2026-11-20
`;

test('a changed field leaves the other lines unchanged', () => {
  const { day, ...rest } = parse(before);
  expect(mergeYaml(before, { ...rest, day: '2026-11-21' })).toBe(before.replace('11-20', '11-21'));
  expect(mergeYaml(before, rest)).toBe(before.replace(/^day.*\n/m, ''));
});

test('an added, moved or removed item leaves the others unchanged', () => {
  const data = parse(before);
  const [firstItem, secondItem] = data.list;
  const firstLines = before.slice(before.indexOf('  # The'), before.indexOf('  - name: two'));
  expect(mergeYaml(before, { ...data, list: [secondItem] })).toBe(before.replace(firstLines, ''));
  expect(mergeYaml(before, { ...data, list: [{ name: 'nil' }, firstItem, secondItem] })).toBe(
    before.replace(firstLines, `  - name: nil\n${firstLines}`),
  );
  expect(mergeYaml(before, { ...data, list: [{ ...firstItem, name: 'ONE' }, secondItem] })).toBe(
    before.replace(/ {2}# The.*\n {2}- name: one/, '  - name: ONE'),
  );
});

test('texts that YAML would parse as another type are quoted, and long ones are wrapped', () => {
  const data = { a: '120', b: 'x: y', c: '{{fee}} a year', d: 'word '.repeat(40).trim(), e: 'two\n\nparts', f: null, g: ['x'] };
  expect(parse(mergeYaml('', data))).toEqual(data);
  expect(mergeYaml('', data)).toMatch(/^a: '120'\nb: 'x: y'\nc: '{{fee}} a year'\nd: /);
});
