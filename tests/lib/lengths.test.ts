import { expect, test } from 'vitest';
import { lengthAt, pixelsAt, writtenOut } from '../../examples/lengths.ts';

test.each([
  ['96px', 360, 96],
  ['2.75rem', 360, 44],
  ['10vw', 360, 36],
  ['clamp(1rem, 2vw, 3rem)', 360, 16],
  ['clamp(1rem, 2vw, 3rem)', 1440, 28.8],
  ['clamp(1rem, 2vw, 3rem)', 9000, 48],
  ['clamp(2.125rem, 1.3rem + 3.9vw, 5.5rem)', 1440, 76.96],
  ['max(clamp(1.25rem, 3.4vw, 3rem), (100% - 106rem) / 2)', 360, 20],
  ['max(clamp(1.25rem, 3.4vw, 3rem), (100% - 106rem) / 2)', 2560, 432],
  ['calc(2 * 1rem - 4px)', 360, 28],
  ['1.5', 360, 1.5],
])('%s on a screen of %i px is %f', (value, width, length) => {
  expect(lengthAt(value, width)).toBeCloseTo(length, 6);
});

test.each(['#fff', 'var(--ink)', '240ms', 'clamp(1rem, 2vw', '1rem 2rem', '1em', 'min()', ''])("'%s' is no length", (value) => {
  expect(lengthAt(value, 360)).toBeNull();
  expect(() => pixelsAt(value, 360)).toThrow(/is no length/);
});

test('a label has at most one digit after the point', () => {
  expect(pixelsAt('2.34vw', 1440)).toBe('33.7 px');
  expect(pixelsAt('1rem', 1440)).toBe('16 px');
});

test('a length that names others is written out, as on a screen without a notch', () => {
  const tokens = new Map([
    ['edge', 'max(3.4vw, env(safe-area-inset-left, 0px))'],
    ['widest', '106rem'],
  ]);
  const margin = writtenOut('max(var(--edge), (100% - var(--widest)) / 2)', (token) => tokens.get(token));
  expect(lengthAt(margin, 1000)).toBeCloseTo(34, 6);
  expect(lengthAt(margin, 2560)).toBeCloseTo(432, 6);
  expect(() => writtenOut('var(--edje)', (token) => tokens.get(token))).toThrow(/names --edje/);
});
