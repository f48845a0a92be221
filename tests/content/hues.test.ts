import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../hosting/project.ts';
import { block, colourOf, contrast } from '../../hosting/style-tokens.ts';
import { hues } from '../../src/schemas/school.ts';
import { schools } from '../support/content.ts';

test('each school has a hue of its own', () => {
  expect(schools.map(({ hue }) => hue).sort()).toEqual([...hues].sort());
});

/**
 * The bright accents are for rules, edges and the numbers and signs that a style sheet sets by itself. They need no contrast for reading;
 * so no words may be set in them.
 */
test('no words are set in a bright accent', () => {
  const folder = inProject('src/');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(40);
  const rules = sheets.flatMap((name) =>
    [...readFileSync(`${folder}${name}`, 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      at: `${name} ${selector.trim()}`,
      body,
    })),
  );
  const bright = rules.filter(({ body }) => /(^|[;\s])color:\s*var\(--colour-accent-bright\)/.test(body));
  expect(bright.filter(({ at }) => !/::(before|after)$/.test(at)).map(({ at }) => at)).toEqual([]);
});

test('the great numbers of the science index can be seen on paper', () => {
  const science = schools.find(({ id }) => id === 'science');
  const blocks = [block(`[data-hue='${science?.hue}']`)];
  expect(contrast(colourOf('colour-accent-bright', blocks), colourOf('colour-ground', blocks))).toBeGreaterThanOrEqual(3);
});
