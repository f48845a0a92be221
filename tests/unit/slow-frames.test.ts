/** The light's resolution is reduced on a slow device, and its animation stops on a device that is too slow. */
import { expect, test } from 'vitest';
import { monitorFrames } from '#features/home/light/slow-frames.ts';

/** Simulates frames of given durations. Returns the coarseness at each reduction, and 'stopped' when the animation stops. */
function simulateFrames(...runs: [frames: number, milliseconds: number][]): (number | 'stopped')[] {
  const calls: (number | 'stopped')[] = [];
  const monitor = monitorFrames({ onSlow: (coarseness) => calls.push(coarseness), onTooSlow: () => calls.push('stopped') });
  for (const [frames, milliseconds] of runs) for (let frame = 0; frame < frames; frame++) monitor.addFrame(milliseconds);
  return calls;
}

test('a fast device keeps the full resolution', () => {
  expect(simulateFrames([500, 16])).toEqual([]);
});

test('a short stutter changes nothing', () => {
  expect(simulateFrames([11, 50], [11, 16], [11, 50])).toEqual([]);
});

test('a slow device reduces the resolution at most twice', () => {
  expect(simulateFrames([12, 50])).toEqual([2]);
  expect(simulateFrames([500, 50])).toEqual([2, 4]);
});

test('a device that is too slow stops the animation', () => {
  expect(simulateFrames([36, 200])).toEqual([2, 4, 'stopped']);
});
