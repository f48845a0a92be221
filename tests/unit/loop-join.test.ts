/** How the end of a loop is joined to its beginning. */
import { expect, test } from 'vitest';
import { blendFirstFrames, isContinuous } from '../../media/encoders/loop-join.ts';

/** A frame of 1,000 samples: a bright bar of 100 that begins at `position`, on black. */
const frameWithBar = (position: number) =>
  Uint16Array.from({ length: 1000 }, (_, index) => (index >= position && index < position + 100 ? 900 : 0));

test('a loop that ends almost as it begins is continuous', () => {
  const first = frameWithBar(0);
  const last = first.map((sample) => sample + 40);
  expect(isContinuous(first, frameWithBar(0), last)).toBe(true);
});

test('a loop whose motion goes on over its seam is continuous', () => {
  expect(isContinuous(frameWithBar(20), frameWithBar(40), frameWithBar(0))).toBe(true);
});

test('a loop that ends somewhere else is not continuous, even if it moves', () => {
  expect(isContinuous(frameWithBar(0), frameWithBar(20), frameWithBar(500))).toBe(false);
  expect(isContinuous(frameWithBar(0), frameWithBar(0), frameWithBar(20))).toBe(false);
});

test('what encoding changed fades out over the first frames, and an edge that moves leaves no outline', () => {
  const first = frameWithBar(20);
  const last = frameWithBar(10).map((sample) => sample + 20);
  const [blended = first, second = first] = blendFirstFrames([first, frameWithBar(30)], last);
  expect(blended).toEqual(
    first.map((sample, index) => ((index >= 10 && index < 20) || (index >= 110 && index < 120) ? sample : sample + 20)),
  );
  expect(second[500]).toBe(10);
  expect(second[15]).toBe(0);
});
