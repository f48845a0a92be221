import type { Verdict } from './lighthouse.ts';

/** The middle of some figures; NaN of none, and where one is NaN. */
export function median(figures: readonly number[]): number {
  // NaN has no place in an order: one run without a figure leaves none.
  if (figures.some(Number.isNaN)) return Number.NaN;
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** The median of each figure over several runs. */
export function medianOf(verdicts: readonly Verdict[]): Verdict {
  const middle = (name: keyof Verdict) => median(verdicts.map((verdict) => verdict[name]));
  const names = Object.keys(verdicts[0] ?? {}) as (keyof Verdict)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Verdict;
}
