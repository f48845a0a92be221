import { expect, test } from 'vitest';
import { motion as limits } from '../../bench/budgets.ts';
import { exceeded, tooBusy } from '../../scripts/motion/judge.ts';
import { mainThreadBetween, percentile, type TraceEvent } from '../../scripts/motion/trace.ts';

const at = (ts: number, name: string, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ts,
  pid: 1,
  tid: 1,
  ...more,
});
const task = (ts: number, dur: number, tdur = dur) => at(ts, 'RunTask', { dur, tdur });
const frame = (ts: number) => at(ts, 'AnimationFrame', { ph: 'b' });
const mark = (ts: number, name: string) => at(ts, name, { ph: 'I' });

const trace = [
  mark(1000, 'begin'),
  task(1100, 3000),
  frame(1200),
  at(1300, 'Layout', { dur: 1000, tdur: 1000 }),
  at(1400, 'Paint', { dur: 400, tdur: 400 }),
  task(5000, 2000, 500),
  task(20_000, 60_000, 51_000),
  frame(21_000),
  { ...task(30_000, 900_000), tid: 2 },
  mark(90_000, 'end'),
  task(91_000, 100_000),
];

test('work belongs to the frame that it begins or follows, on the page’s own thread, between the marks', () => {
  const { frames, seconds } = mainThreadBetween(trace, 'begin', 'end');
  expect(seconds).toBe(0.089);
  expect(frames).toEqual([
    { clock: 5, own: 3.5 },
    { clock: 60, own: 51 },
  ]);
});

test('the longest task, and what the time went into, each without what it called', () => {
  const { longest, spent } = mainThreadBetween(trace, 'begin', 'end');
  expect(longest).toEqual({ clock: 60, own: 51 });
  expect(Object.fromEntries(spent.map(({ name, own }) => [name, own]))).toMatchObject({ RunTask: 53.5, Layout: 0.6, Paint: 0.4 });
});

test('a trace without its marks, or without frames, is no measurement', () => {
  expect(() => mainThreadBetween(trace, 'begin', 'nowhere')).toThrow(/no mark 'nowhere'/);
  const still = trace.filter(({ name }) => name !== 'AnimationFrame');
  expect(() => mainThreadBetween(still, 'begin', 'end')).toThrow(/no frames/);
});

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBeNaN();
});

test('at the limits all is well, beyond each of them it is said', () => {
  const { frame: most, task: longest, shift } = limits;
  expect(exceeded('phone', { frame: most, task: longest, shift })).toEqual([]);
  expect(exceeded('phone', { frame: most + 0.1, task: longest + 1, shift: shift + 0.001 })).toHaveLength(3);
  expect(exceeded('phone', { frame: 1, task: 51, shift: 0 })).toEqual([expect.stringContaining('a task of 51.0 ms')]);
});

test('a machine that draws too few frames is named as such', () => {
  expect(tooBusy('desk', 600, 15)).toEqual([]);
  expect(tooBusy('desk', 32, 15)).toEqual([expect.stringContaining('only 32 of 900 frames')]);
});
