/** How the end of a loop is joined to its beginning. */
import { expect, test } from 'vitest';
import { joinOf } from '../../media/encoders/loop-join.ts';

/** A frame of 1,000 samples: a bright bar of 100 that begins at `position`, on black. */
const frameWithBar = (position: number) =>
  Uint16Array.from({ length: 1000 }, (_, index) => (index >= position && index < position + 100 ? 900 : 0));

test('a loop that ends almost as it begins is blended', () => {
  const first = frameWithBar(0);
  const last = first.map((sample) => sample + 40);
  expect(joinOf(first, frameWithBar(20), last)).toBe('blend');
});

test('a loop whose motion continues across its seam is not changed', () => {
  expect(joinOf(frameWithBar(20), frameWithBar(40), frameWithBar(0))).toBe('none');
});

test('a loop that ends somewhere else is dissolved, even if it moves', () => {
  expect(joinOf(frameWithBar(0), frameWithBar(20), frameWithBar(500))).toBe('dissolve');
  expect(joinOf(frameWithBar(0), frameWithBar(0), frameWithBar(20))).toBe('dissolve');
});
