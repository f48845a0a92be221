import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../hosting/project.ts';
import { block, colourOf, contrast, rgb } from '../../hosting/style-tokens.ts';
import { hues } from '../../src/schemas/school.ts';
import { schools } from '../support/content.ts';
import { distance, oklab } from './colour-distance.ts';

test('each school has a hue of its own', () => {
  expect(schools.map(({ hue }) => hue).sort()).toEqual([...hues].sort());
});

const pairs = hues.flatMap((one, at) => hues.slice(at + 1).map((other) => [one, other] as const));

test.each(['colour-accent', 'colour-accent-bright'])('no two schools share a %s, nor have two that look alike', (name) => {
  const accent = (hue: string) => oklab(rgb(colourOf(name, [block(`[data-hue='${hue}']`)])));
  expect(pairs.filter(([one, other]) => distance(accent(one), accent(other)) < 0.05)).toEqual([]);
});

test('two browns are told to be alike', () => {
  expect(distance(oklab(rgb('#8c500b')), oklab(rgb('#8a5200')))).toBeLessThan(0.05);
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
