import { describe, expect, test } from 'vitest';
import { growth } from '../../bench/budgets.ts';
import type { GrowthResult } from '../../bench/grown-build.ts';
import { growthShortfalls, perPageShortfalls, shortfalls } from '../../bench/judge.ts';
import { type PageResult, resultOf } from '../../bench/results.ts';
import { auditsToSkip } from '../../bench/skipped-audits.ts';

const page: PageResult = {
  path: '/about',
  runs: 1,
  weights: {
    ...{ html: 1, styles: 1, fonts: 1, script: 1, signature: 0, pictures: 1, films: 0, other: 0, whole: 4, requests: 4 },
    island: false,
  },
  ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100, largestPaint: 900, blocked: 0, layoutShift: 0 },
  heldPaint: Number.NaN,
  barePaint: Number.NaN,
  ...{ lost: [], skipped: [] },
  samples: { lighthouse: [], heldPaints: [], barePaints: [] },
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
      largestPaint: 1,
      blocked: 0,
      layoutShift: 0,
    };
    const samples = {
      lighthouse: [verdict, { ...verdict, performance: 97 }, { ...verdict, performance: 98 }],
      ...{ heldPaints: [900, 1200, 950], barePaints: [880, 870, 890] },
    };
    const result = resultOf({ path: '/about', weights: page.weights, lost: [], skipped: [] }, samples);
    expect(result).toMatchObject({ runs: 3, performance: 98, heldPaint: 950, barePaint: 880, samples });
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

describe('a build that grows', () => {
  const build = (pages: number, cpuMs: number, memoryMB: number): GrowthResult => {
    const cost = { ms: cpuMs, cpuMs };
    return {
      pages,
      building: cost,
      cards: { ms: pages, cpuMs: pages },
      compression: { ms: pages, cpuMs: pages },
      memoryMB,
      others: 0,
    };
  };
  const [small, middle] = [build(100, 7000, 1000), build(1000, 16_000, 1300)];

  test('along a straight line falls short of nothing, and two builds draw no line to compare', () => {
    expect(growthShortfalls([small, middle, build(5000, 56_000, 1400)])).toEqual([]);
    expect(growthShortfalls([small, build(1000, 1_000_000, 9000)])).toEqual([]);
  });

  test('is held to no line drawn from a step that costs less than builds of the same pages differ by', () => {
    const nearly = build(400, 7200, 1100);
    const told = (growth.noise / 300) * growth.steeper;
    expect(growthShortfalls([small, nearly, build(1000, 7200 + 600 * told - 1, 1200)])).toEqual([]);
    expect(growthShortfalls([small, nearly, build(1000, 7200 + 600 * (told + 1), 1200)])).toEqual([
      '1000 pages: ms of processor time a page for building 11.0, at most 10.0',
    ]);
  });

  describe('by the page', () => {
    const first = build(100, 7000, 1000);
    const costing = (ms: number, cpuMs: number, others: number) => ({
      ...build(1100, 0, 1000),
      building: { ms: 7000 + ms * 1000, cpuMs: 7000 + cpuMs * 1000 },
      others,
    });

    test('within the limit by both measures falls short of nothing', () => {
      expect(perPageShortfalls(first, costing(growth.perPage, growth.perPage, growth.others))).toEqual([]);
    });

    test('that only waits falls short by the clock', () => {
      expect(perPageShortfalls(first, costing(200, 1, growth.others))).toEqual([
        '1100 pages: 200.0 ms a page for building by the clock, at most 15',
      ]);
    });

    test('that works too much falls short by the processor, on all cores at once too', () => {
      expect(perPageShortfalls(first, costing(8, 16, 0))).toEqual([
        '1100 pages: 16.0 ms of processor time a page for building, at most 15',
      ]);
    });

    test.each([0.5, Number.NaN])(
      'cannot be judged by the clock while others have the cores, in either build, which is no pass: %d',
      (others) => {
        const said = [expect.stringContaining('the clock can’t tell')];
        expect(perPageShortfalls(first, costing(1, 1, others))).toEqual(said);
        expect(perPageShortfalls({ ...first, others }, costing(1, 1, 0))).toEqual(said);
      },
    );
  });

  test('ever steeper is named, and so is memory that climbs, and a figure that is missing', () => {
    const steep = 16_000 + 4000 * 10 * growth.steeper;
    expect(growthShortfalls([small, middle, build(5000, steep + 4000, 1400)])).toEqual([
      '5000 pages: ms of processor time a page for building 16.0, at most 15.0',
    ]);
    expect(growthShortfalls([small, middle, build(5000, 56_000, 1900)])).toEqual([
      '5000 pages: MB of memory 1900.0, at most 1820.0',
    ]);
    expect(growthShortfalls([small, middle, build(5000, Number.NaN, Number.NaN)])).toHaveLength(2);
  });
});
