import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mergeYaml } from '../../cms/app/merge-yaml.ts';

test('no file of the content changes when nothing in it does, and one added field is one line', () => {
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

test('a change in one field leaves the other lines', () => {
  const { day, ...rest } = parse(before);
  expect(mergeYaml(before, { ...rest, day: '2026-11-21' })).toBe(before.replace('11-20', '11-21'));
  expect(mergeYaml(before, rest)).toBe(before.replace(/^day.*\n/m, ''));
});

test('an item that is added, moved or taken out leaves the others', () => {
  const data = parse(before);
  const [one, two] = data.list;
  const first = before.slice(before.indexOf('  # The'), before.indexOf('  - name: two'));
  expect(mergeYaml(before, { ...data, list: [two] })).toBe(before.replace(first, ''));
  expect(mergeYaml(before, { ...data, list: [{ name: 'nil' }, one, two] })).toBe(
    before.replace(first, `  - name: nil\n${first}`),
  );
  expect(mergeYaml(before, { ...data, list: [{ ...one, name: 'ONE' }, two] })).toBe(
    before.replace(/ {2}# The.*\n {2}- name: one/, '  - name: ONE'),
  );
});

test('texts that YAML reads otherwise are quoted, and long ones are wrapped', () => {
  const data = { a: '120', b: 'x: y', c: '{{fee}} a year', d: 'word '.repeat(40).trim(), e: 'two\n\nparts', f: null, g: ['x'] };
  expect(parse(mergeYaml('', data))).toEqual(data);
  expect(mergeYaml('', data)).toMatch(/^a: '120'\nb: 'x: y'\nc: '{{fee}} a year'\nd: /);
});
