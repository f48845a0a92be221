import { expect, test } from 'vitest';
import { measureFrames } from '../../scripts/film-measures.ts';

const [width, height] = [32, 16];
/** A frame of one grey with a bright square of eight pixels at x. */
function frame(x: number, grain: (n: number) => number = () => 0): Buffer {
  const made = Buffer.alloc(width * height, 60);
  for (let n = 0; n < made.length; n++) {
    const inside = n % width >= x && n % width < x + 8 && n < 8 * width;
    made[n] = (inside ? 200 : 60) + grain(n);
  }
  return made;
}
const measured = (...frames: Buffer[]) => measureFrames(Buffer.concat(frames), width, height);

test('a loop that comes back to where it began has no seam, one that stops elsewhere has', () => {
  const there = [0, 1, 2, 3, 4].map((x) => frame(x));
  const back = [3, 2, 1].map((x) => frame(x));
  const closed = measured(...there, ...back);
  expect(closed.seam).toBeLessThanOrEqual(closed.step);
  const open = measured(...there);
  expect(open.seam).toBeGreaterThan(open.step * 2);
});

test('noise is what changes where nothing moves', () => {
  expect(measured(frame(0), frame(1), frame(2)).noise).toBe(0);
  const grains = [0, 1, 2].map((seed) => frame(0, (n) => ((n * 7919 + seed * 104_729) % 5) - 2));
  expect(measured(...grains).noise).toBeGreaterThan(1);
});

test('a single frame is no film', () => {
  expect(() => measured(frame(0))).toThrow(/two frames/);
});
