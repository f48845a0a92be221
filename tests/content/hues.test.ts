import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { block, colourOf, contrast } from '../../deploy/style-tokens.ts';
import { schools } from '../../src/content/schools/schools.ts';
import { hues } from './hues.ts';

test('each school has a hue of its own', () => {
  expect(schools.map(({ hue }) => hue).sort()).toEqual([...hues].sort());
});

test.each(hues)('%s has its two colours in the style tokens, and no other school has them', (hue) => {
  const others = hues.filter((one) => one !== hue).map((one) => block(`[data-hue='${one}']`));
  for (const name of ['colour-accent', 'colour-accent-bright']) {
    expect(block(`[data-hue='${hue}']`)).toHaveProperty(name);
    expect(others.map((other) => other[name])).not.toContain(block(`[data-hue='${hue}']`)[name]);
  }
});

/**
 * The bright accents are for rules, edges and the numbers that a style sheet counts by itself. They need no contrast for reading;
 * so no words may be set in them.
 */
test('no words are set in a bright accent', () => {
  const folder = fileURLToPath(new URL('../../src/', import.meta.url));
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(40);
  const rules = sheets.flatMap((name) =>
    [...readFileSync(`${folder}${name}`, 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      at: `${name} ${selector.trim()}`,
      body,
    })),
  );
  const bright = rules.filter(({ body }) => /(^|[;\s])color:\s*var\(--colour-accent-bright\)/.test(body));
  expect(bright.filter(({ at }) => !at.endsWith('::before')).map(({ at }) => at)).toEqual([]);
});

test('the great numbers of the science index can be seen on paper', () => {
  const science = schools.find(({ id }) => id === 'science');
  const blocks = [block(`[data-hue='${science?.hue}']`)];
  expect(contrast(colourOf('colour-accent-bright', blocks), colourOf('colour-ground', blocks))).toBeGreaterThanOrEqual(3);
});
