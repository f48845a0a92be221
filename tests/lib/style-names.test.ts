import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { repeated } from '../content/texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('every file of styles has a name of its own, since its classes are named after it (astro.config.ts)', () => {
  const files = globSync('{src,examples}/**/*.module.css', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  expect(repeated(files.map((file) => basename(file)))).toEqual([]);
});

test('no width is counted in the letters of a font: a fallback’s are narrower, and lines would break anew as the font comes', () => {
  const inLetters = globSync('src/**/*.css', { cwd: root }).filter((file) =>
    /\d(ch|ex)\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(inLetters, 'write em in their place').toEqual([]);
});
