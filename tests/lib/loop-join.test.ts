import { expect, test } from 'vitest';
import { farApart, joinedHead, joinFrames } from '../../tools/loop-join.ts';

const flat = (level: number) => new Uint16Array(64).fill(level);
const levels = (frames: readonly Uint16Array[]) => frames.map((frame) => frame[0] as number);
const differences = (numbers: readonly number[]) =>
  numbers.slice(1).map((number, n) => Math.abs(number - (numbers[n] as number)));

test('a loop begins with the frame that it ends with, and goes over to its own frames in small steps', () => {
  // a first frame as much sharper as an encoder makes it: two levels of 255, eight of 1023
  const head = Array.from({ length: joinFrames }, () => flat(508));
  const joined = levels(joinedHead(head, flat(500)));
  expect(joined[0]).toBe(500);
  expect(joined.at(-1)).toBe(508);
  expect(Math.max(...differences(joined))).toBeLessThanOrEqual(1);
});

test('what moves in those frames still moves', () => {
  const joined = levels(joinedHead([flat(400), flat(440), flat(480), flat(520)], flat(400)));
  expect(joined).toEqual([400, 440, 480, 520]);
});

test('black and white stay within what ten bits hold', () => {
  expect(levels(joinedHead([flat(10), flat(0)], flat(0)))).toEqual([0, 0]);
  expect(levels(joinedHead([flat(1000), flat(1020)], flat(1023)))).toEqual([1023, 1023]);
});

test('a first and a last frame that are two pictures are told from two encodings of one', () => {
  expect(farApart(flat(500), flat(506))).toBe(false);
  expect(farApart(flat(500), flat(700))).toBe(true);
  const figure = flat(500).map((sample, n) => (n < 2 ? 900 : sample));
  expect(farApart(flat(500), figure)).toBe(true);
});

test('frames of two sizes are refused', () => {
  expect(() => joinedHead([flat(1)], new Uint16Array(8))).toThrow(/same size/);
});
