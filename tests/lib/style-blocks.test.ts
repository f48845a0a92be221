import { expect, test } from 'vitest';
import { readStyleBlocks } from '../../hosting/style-blocks.ts';

const { block, colourOf, valuesOf } = readStyleBlocks(`
  :root { --ink: #111; /* not --ink: #222; */ --paper: #fff; --colour-text: var(--ink); }
  [data-hue='neem'] { --colour-accent: #175; }
  [data-hue='ochre'] { --colour-accent: #850; }
  [data-ground-band='night'] { --colour-text: var(--paper); }
`);

test('a block is what it sets, without what stands in comments', () => {
  expect(block(':root')).toEqual({ ink: '#111', paper: '#fff', 'colour-text': 'var(--ink)' });
  expect(() => block("[data-hue='rani']")).toThrow(/no block/);
});

test('a role leads to its colour, under other blocks to theirs', () => {
  expect(colourOf('colour-text')).toBe('#111');
  expect(colourOf('colour-text', [block("[data-ground-band='night']")])).toBe('#fff');
  expect(() => colourOf('colour-nothing')).toThrow(/does not set/);
});

test('the values of an attribute are those that have a block', () => {
  expect(valuesOf('data-hue')).toEqual(['neem', 'ochre']);
  expect(valuesOf('data-nothing')).toEqual([]);
});
