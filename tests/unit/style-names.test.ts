import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../publish/project.ts';
import { repeated } from '../content/texts.ts';

const root = inProject();

test('every file of styles has a name of its own, since its classes are named after it (astro.config.ts)', () => {
  const files = globSync('{src,examples}/**/*.module.css', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  expect(repeated(files.map((file) => basename(file)))).toEqual([]);
});

test('every style that a part asks for is there: a list without it would stand back by a browser’s own 40 px', () => {
  const parts = globSync('{src,examples}/**/*.{tsx,astro}', { cwd: root });
  const asked = parts.flatMap((part) => {
    const text = readFileSync(join(root, part), 'utf8');
    const [, file] = /import styles from '(.+\.module\.css)'/.exec(text) ?? [];
    if (!file) return [];
    const styles = readFileSync(join(root, dirname(part), file), 'utf8');
    const names = [...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name);
    return names.map((name) => ({ part, name, there: new RegExp(`\\.${name}(?![\\w-])`).test(styles) }));
  });
  expect(asked.length).toBeGreaterThan(200);
  expect(asked.filter(({ there }) => !there)).toEqual([]);
});
