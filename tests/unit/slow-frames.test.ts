/** What is drawn gets coarser on a device that is slow at it, and stands on one that can't. */
import { expect, test } from 'vitest';
import { frameWatch } from '#features/home/light/slow-frames.ts';

/** What the watch said while `frames` frames took `milliseconds` each. */
function watched(...runs: [frames: number, milliseconds: number][]): (number | 'stand')[] {
  const said: (number | 'stand')[] = [];
  const watch = frameWatch({ coarser: (coarseness) => said.push(coarseness), tooSlow: () => said.push('stand') });
  for (const [frames, milliseconds] of runs) for (let frame = 0; frame < frames; frame++) watch.took(milliseconds);
  return said;
}

test('a quick device draws finely', () => {
  expect(watched([500, 16])).toEqual([]);
});

test('a stutter changes nothing', () => {
  expect(watched([11, 50], [11, 16], [11, 50])).toEqual([]);
});

test('a slow device draws coarser, twice', () => {
  expect(watched([12, 50])).toEqual([2]);
  expect(watched([500, 50])).toEqual([2, 4]);
});

test('a device that is too slow stops drawing', () => {
  expect(watched([36, 200])).toEqual([2, 4, 'stand']);
});
