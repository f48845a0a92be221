import { describe, expect, test } from 'vitest';
import { hues } from '#schemas/school.ts';
import { contrastPairs } from '../../examples/contrast-pairs.ts';
import { contrast, tokens } from '../../publish/style-tokens.ts';
import { schools } from '../support/content.ts';

const pairs = contrastPairs(tokens);

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});

test('every background and the hue of every school are measured', () => {
  expect(schools.map(({ hue }) => hue).sort()).toEqual([...hues].sort());
  const backgrounds = pairs.map(({ where }) => where);
  for (const background of ['paper', 'wash', 'night', 'sun']) expect(backgrounds).toContain(background);
  for (const hue of hues)
    for (const background of ['paper', 'wash', 'hue']) expect(backgrounds).toContain(`${hue} on ${background}`);
  expect(new Set(pairs.filter(({ needed }) => needed === 4.5).map(({ what }) => what))).toContain('words in the accent');
});

describe.each([...new Set(pairs.map(({ where }) => where))])('the contrast on %s is sufficient', (background) => {
  test.each(pairs.filter(({ where }) => where === background))('$what: $over on $under', ({ contrast: measured, needed }) => {
    expect(measured).toBeGreaterThanOrEqual(needed);
  });
});
