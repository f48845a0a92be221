import { describe, expect, test } from 'vitest';
import { block, colourOf, contrast } from '../../deploy/style-tokens.ts';
import { hues } from './hues.ts';

const wash = block("[data-ground-band='wash']");
const night = block("[data-ground-band='night']");
const grounds = { paper: [], wash: [wash], night: [night] } as const;

test('the measure knows its ends and a value of the standard', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(grounds))('on %s', (_, blocks) => {
  test.each(['colour-text', 'colour-text-quiet', 'colour-link'])('--%s can be read', (name) => {
    expect(contrast(colourOf(name, blocks), colourOf('colour-ground', blocks))).toBeGreaterThanOrEqual(4.5);
  });

  test('the words of a button can be read, and the focus ring be seen', () => {
    expect(contrast(colourOf('colour-button-text', blocks), colourOf('colour-button', blocks))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colourOf('colour-focus', blocks), colourOf('colour-ground', blocks))).toBeGreaterThanOrEqual(3);
  });
});

describe.each(hues)('the accent of %s', (hue) => {
  const accent = (ground: readonly Record<string, string>[]) =>
    colourOf('colour-accent', [block(`[data-hue='${hue}']`), ...ground]);

  test.each(['paper', 'wash'] as const)('can be read on %s', (ground) => {
    expect(contrast(accent(grounds[ground]), colourOf('colour-ground', grounds[ground]))).toBeGreaterThanOrEqual(4.5);
  });
});
