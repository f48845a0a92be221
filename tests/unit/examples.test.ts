import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every component by its name in markup, as the folder has them. */
const components = globSync('src/components/*/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name = '']) => name),
);
const shown = globSync('examples/*.astro')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('the folder of components is read', () => expect(components.length).toBeGreaterThan(30));

test.each(components)('%s is shown on the page of examples', (name) => {
  expect(shown, `show <${name}> in examples/components.astro`).toMatch(new RegExp(`<${name}\\b`));
});
