import { expect, test } from 'vitest';
import { phoneSizes } from '#model/picture-data.ts';

/** The width in pixels that a phone works out from `sizes`: of its conditions the first that holds. */
function asked(sizes: string, { points, density }: { points: number; density: number }): number {
  const holds = (condition: string) =>
    [...condition.matchAll(/\((m(?:ax|in))-(width|resolution): ([\d.]+)/g)].every(([, least, what, value]) => {
      const is = what === 'width' ? points : density;
      return least === 'max' ? is <= Number(value) : is >= Number(value);
    });
  const length = sizes.split(', ').find(holds) ?? '';
  return (Number(/([\d.]+)vw$/.exec(length)?.[1]) / 100) * points * density;
}

test.each([
  { points: 360, density: 2 },
  { points: 412, density: 2.625 },
  { points: 430, density: 3 },
  { points: 480, density: 3.2 },
  { points: 360, density: 4 },
])(
  'a phone of $points points and $density pixels a point takes a first picture in 1200 pixels at most, others in 828',
  (phone) => {
    expect(asked(phoneSizes('(min-width: 900px) 55vw, 100vw', true), phone)).toBeLessThanOrEqual(1200);
    expect(asked(phoneSizes('(min-width: 900px) 42vw, 92vw', false), phone)).toBeLessThanOrEqual(828);
    expect(asked(phoneSizes('100vw', true), phone), 'and not a soft one').toBeGreaterThan(640);
  },
);

test('a wide screen gets all its pixels', () => {
  expect(phoneSizes('(min-width: 900px) 42vw, 92vw', false)).toMatch(/, \(min-width: 900px\) 42vw, 92vw$/);
  expect(phoneSizes('(min-width: 768px) 55vw, 1px', false)).toBe('(min-width: 768px) 55vw, 1px');
});
