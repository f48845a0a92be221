import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The name of every component in src/components. */
const components = globSync('src/components/*/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name = '']) => name),
);
const examples = globSync('examples/*.astro')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(components)('%s is shown on the examples page', (name) => {
  expect(examples, `add <${name}> to examples/components.astro`).toMatch(new RegExp(`<${name}\\b`));
});
