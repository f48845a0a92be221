import { describe, expect, test } from 'vitest';
import { shortfalls } from '../../tools/bench/judge.ts';
import { type PageResult, resultOf } from '../../tools/bench/results.ts';
import { auditsToSkip } from '../../tools/bench/skipped-audits.ts';

const page: PageResult = {
  path: '/about',
  runs: 1,
  weights: {
    ...{ html: 1, styles: 1, fonts: 1, script: 1, signature: 0, pictures: 1, films: 0, other: 0, whole: 4, requests: 4 },
    island: false,
  },
  ...{
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    firstPaint: 800,
    largestPaint: 900,
    blocked: 0,
    layoutShift: 0,
  },
  ...{ heldFirst: Number.NaN, heldPaint: Number.NaN, requestsBefore: Number.NaN, barePaint: Number.NaN },
  ...{ lost: [], skipped: [] },
  samples: { lighthouse: [], held: [], barePaints: [] },
};

describe('a page', () => {
  const measured = { ...page, heldPaint: 1000, barePaint: 990 };

  test('that keeps to the budgets falls short of nothing', () => {
    expect(shortfalls(measured, false)).toEqual([]);
  });

  test('without its largest paint, or without a bare page’s, is not let by', () => {
    expect(shortfalls(page, false)).toEqual(['/about: largest paint to a bare page’s was not measured']);
    expect(shortfalls({ ...measured, barePaint: Number.NaN }, false)).toHaveLength(1);
  });

  test('that asks search engines to stay away is not asked whether they may have it, and no other page is let off', () => {
    expect(auditsToSkip('<head><meta name="robots" content="noindex"/></head>')).toEqual(['is-crawlable']);
    expect(auditsToSkip('<head><meta name="description" content="What noindex means"/></head>')).toEqual([]);
  });

  test('keeps every run beside the medians, so that their spread can be seen', () => {
    const verdict = {
      performance: 100,
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
      firstPaint: 1,
      largestPaint: 1,
      blocked: 0,
      layoutShift: 0,
    };
    const samples = {
      lighthouse: [verdict, { ...verdict, performance: 97 }, { ...verdict, performance: 98 }],
      held: [900, 1200, 950].map((largest) => ({ first: largest - 100, largest, requests: 3 })),
      barePaints: [880, 870, 890],
    };
    const result = resultOf({ path: '/about', weights: page.weights, lost: [], skipped: [] }, samples);
    expect(result).toMatchObject({
      runs: 3,
      performance: 98,
      heldFirst: 850,
      heldPaint: 950,
      requestsBefore: 3,
      barePaint: 880,
      samples,
    });
  });

  test.each([
    ['performance', 'performance'],
    ['accessibility', 'accessibility'],
    ['bestPractices', 'best practices'],
    ['seo', 'SEO'],
    ['blocked', 'ms blocked'],
    ['layoutShift', 'layout shift'],
    ['heldPaint', 'largest paint to a bare page’s'],
  ] as const)('whose figure is missing or too bad is named: %s', (key, name) => {
    expect(shortfalls({ ...measured, [key]: Number.NaN }, false)).toEqual([`/about: ${name} was not measured`]);
    const bad = ['blocked', 'layoutShift', 'heldPaint'].includes(key) ? 2000 : 99;
    expect(shortfalls({ ...measured, [key]: bad }, false)).toEqual([expect.stringContaining(`/about: ${name} `)]);
  });

  test('of which only the scores are asked is not asked for its speed', () => {
    expect(shortfalls({ ...page, performance: Number.NaN, blocked: Number.NaN, layoutShift: Number.NaN }, true)).toEqual([]);
  });
});
