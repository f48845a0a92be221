import { expect, test } from 'vitest';
import type { FilmMeasures } from '../../media/films.ts';
import { cutFrames, type GreyFilm, measureFilm, pops } from '../../tools/film-measures.ts';

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
const film = (frames: Buffer[]): GreyFilm => cutFrames(Buffer.concat(frames), width * height);
/** A film that is sent as it was drawn. */
const measured = (...frames: Buffer[]): FilmMeasures => measureFilm(film(frames), film(frames));

test('a loop that comes back to where it began has no seam, one that stops elsewhere has', () => {
  const there = [0, 1, 2, 3, 4].map((x) => frame(x));
  const back = [3, 2, 1].map((x) => frame(x));
  const closed = measured(...there, ...back);
  expect(pops(closed)).toBe(false);
  const open = measured(...there);
  expect(pops(open)).toBe(true);
});

test('a seam is compared with the steps beside it: a loop that moves in its middle may not pop where it is still', () => {
  const still = Array.from({ length: 13 }, () => frame(0));
  const moving = [1, 2, 4, 6, 8, 6, 4, 2, 1].map((x) => frame(x));
  const closed = measured(...still, ...moving, ...still);
  expect(closed).toMatchObject({ seam: 0, beside: 0 });
  expect(pops(closed)).toBe(false);
  const blurred = still.map((one) => one.map((value, n) => value + (n % 2 ? 1 : 0)) as Buffer);
  const popped = measured(...still, ...moving, ...blurred);
  expect(pops(popped)).toBe(true);
});

test('a seam pops beyond twice the steps beside it, and only where it can be seen', () => {
  expect(pops({ seam: 0.9, beside: 0.5, jump: 0 })).toBe(false);
  expect(pops({ seam: 1.1, beside: 0.5, jump: 0 })).toBe(true);
  expect(pops({ seam: 0.2, beside: 0.01, jump: 0 })).toBe(false);
});

test('a step that the film did not have before it was encoded is a jump, and pops; one that it had is not', () => {
  const drawn = [0, 0, 0, 8, 8, 8].map((x) => frame(x));
  expect(measureFilm(film(drawn), film(drawn)).jump).toBe(0);
  const still = drawn.map(() => frame(0));
  const finer = still.map((one, n) => (n < 3 ? one : frame(0, () => 1)));
  const jumped = measureFilm(film(finer), film(still));
  expect(jumped.jump).toBe(1);
  expect(pops({ ...jumped, seam: 0 })).toBe(true);
});

test('a film that lost frames as it was encoded is refused', () => {
  expect(() => measureFilm(film([frame(0), frame(1)]), film([frame(0), frame(1), frame(2)]))).toThrow(/from 3 frames and has 2/);
});

test('a single frame is no film', () => {
  expect(() => measured(frame(0))).toThrow(/two frames/);
});
