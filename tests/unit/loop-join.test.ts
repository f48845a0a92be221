/** How the end of a loop is joined to its beginning. */
import { expect, test } from 'vitest';
import { areDifferent, blendFirstFrames, dissolveFrames } from '../../media/encoders/loop-join.ts';

const frame = (...samples: number[]) => Uint16Array.from(samples);

test('a film that ends with another scene dissolves from its last frames into its first', () => {
  const [first, last] = [frame(100, 100), frame(900, 500)];
  expect(areDifferent(first, last)).toBe(true);
  const joined = dissolveFrames([first, first, first, first], [last, last, last, last]);
  expect(joined[0]).toEqual(last);
  expect(joined.map(([sample]) => sample)).toEqual([900, 783, 500, 217]);
});

test('the first frame of a film that ends as it begins becomes its last, and later frames keep their own movement', () => {
  const [first, last] = [frame(100, 100), frame(110, 96)];
  expect(areDifferent(first, last)).toBe(false);
  const joined = blendFirstFrames([first, frame(200, 200), frame(300, 300), frame(400, 400)], last);
  expect(joined[0]).toEqual(last);
  expect(joined.map(([sample]) => sample)).toEqual([110, 209, 305, 401]);
});
