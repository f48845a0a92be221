import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { repeated } from '../content/texts.ts';

test('every file of styles has a name of its own, since its classes are named after it (astro.config.ts)', () => {
  const files = globSync('{src,examples}/**/*.module.css', { cwd: fileURLToPath(new URL('../../', import.meta.url)) });
  expect(files.length).toBeGreaterThan(20);
  expect(repeated(files.map((file) => basename(file)))).toEqual([]);
});
