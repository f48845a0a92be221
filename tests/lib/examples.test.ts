import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleRoutes } from '../../examples/examples.ts';
import { routes } from '../../src/data/routes.ts';

test('none of their addresses is one of the site, and each has its file', () => {
  const known = [...routes().values()].map(({ path }) => path);
  expect(known.length).toBeGreaterThan(30);
  for (const { pattern, entrypoint } of exampleRoutes) {
    expect(known).not.toContain(pattern);
    expect(existsSync(entrypoint), entrypoint.href).toBe(true);
  }
});

/** Every component by its name in markup, as the folder has them. */
const components = globSync('src/components/*/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name = '']) => name),
);
const shown = globSync('examples/*.astro')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('the folder of components is read', () => expect(components.length).toBeGreaterThan(30));

test.each(components)('%s has a living example', (name) => {
  expect(shown, `show <${name}> in examples/components.astro`).toMatch(new RegExp(`<${name}\\b`));
});
