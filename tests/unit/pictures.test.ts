import { expect, test } from 'vitest';
import { phoneSizes } from '#model/picture-data.ts';

/** Returns the width in device pixels that a phone computes from the first matching condition of `sizes`. */
function requestedWidth(sizes: string, { width, density }: { width: number; density: number }): number {
  const matches = (condition: string) =>
    [...condition.matchAll(/\((max|min)-(width|resolution): ([\d.]+)/g)].every(([, bound, feature, limit]) => {
      const value = feature === 'width' ? width : density;
      return bound === 'max' ? value <= Number(limit) : value >= Number(limit);
    });
  const source = sizes.split(', ').find(matches) ?? '';
  return (Number(/([\d.]+)vw$/.exec(source)?.[1]) / 100) * width * density;
}

test.each([
  { width: 360, density: 2 },
  { width: 412, density: 2.625 },
  { width: 430, density: 3 },
  { width: 480, density: 3.2 },
  { width: 360, density: 4 },
])(
  'a phone with a width of $width px and a pixel ratio of $density loads the first picture at most 1200 px wide, others 828',
  (phone) => {
    expect(requestedWidth(phoneSizes('(min-width: 900px) 55vw, 100vw', true), phone)).toBeLessThanOrEqual(1200);
    expect(requestedWidth(phoneSizes('(min-width: 900px) 42vw, 92vw', false), phone)).toBeLessThanOrEqual(828);
    expect(requestedWidth(phoneSizes('100vw', true), phone), 'not blurred').toBeGreaterThan(640);
  },
);

test('a wide screen loads pictures at its full resolution', () => {
  expect(phoneSizes('(min-width: 900px) 42vw, 92vw', false)).toMatch(/, \(min-width: 900px\) 42vw, 92vw$/);
  expect(phoneSizes('(min-width: 768px) 55vw, 1px', false)).toBe('(min-width: 768px) 55vw, 1px');
});
