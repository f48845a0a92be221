import type { Paints } from './held-paints.ts';
import type { Verdict } from './lighthouse.ts';
import { median, medianOf } from './median.ts';
import type { Weights } from './weigh.ts';

/** Every single run, in its order: how far apart they lie says how sure a median is. */
export interface Samples {
  lighthouse: readonly Verdict[];
  /** With phone and network held back, and the bare page's largest paint, taken turn about. */
  held: readonly Paints[];
  barePaints: readonly number[];
}

/** All that was measured of one page. */
export interface PageResult extends Verdict {
  path: string;
  /** How often Lighthouse has measured it: the figures are medians. */
  runs: number;
  weights: Weights & { island: boolean };
  /** These three with phone and network held back, and the bare page's; NaN where no speed was measured at all. */
  heldFirst: number;
  heldPaint: number;
  requestsBefore: number;
  barePaint: number;
  /** The audits that lost points. */
  lost: readonly string[];
  /** The audits that were not asked of this page. */
  skipped: readonly string[];
  samples: Samples;
}

/** A page's figures from its runs: the medians, and the runs themselves. */
export function resultOf(page: Pick<PageResult, 'path' | 'weights' | 'lost' | 'skipped'>, samples: Samples): PageResult {
  const { lighthouse, held, barePaints } = samples;
  return {
    ...page,
    runs: lighthouse.length,
    ...medianOf(lighthouse),
    heldFirst: median(held.map(({ first }) => first)),
    heldPaint: median(held.map(({ largest }) => largest)),
    requestsBefore: median(held.map(({ requests }) => requests)),
    barePaint: median(barePaints),
    samples,
  };
}

/** Milliseconds or a count; nothing where no speed was measured. */
const whole = (figure: number) => (Number.isNaN(figure) ? '' : Math.round(figure));

const columns: readonly (readonly [string, (page: PageResult) => string | number])[] = [
  ['page', ({ path }) => path],
  ['html', ({ weights }) => weights.html],
  ['css', ({ weights }) => weights.styles],
  ['fonts', ({ weights }) => weights.fonts],
  ['script', ({ weights }) => weights.script],
  ['shadow', ({ weights }) => weights.signature],
  ['pictures', ({ weights }) => weights.pictures],
  ['whole', ({ weights }) => weights.whole],
  ['requests', ({ weights }) => weights.requests],
  ['runs', ({ runs }) => runs],
  ['perf', ({ performance }) => performance],
  ['a11y', ({ accessibility }) => accessibility],
  ['best', ({ bestPractices }) => bestPractices],
  ['seo', ({ seo }) => seo],
  ['FCP ms', ({ firstPaint }) => Math.round(firstPaint)],
  ['LCP ms', ({ largestPaint }) => Math.round(largestPaint)],
  ['FCP held', ({ heldFirst }) => whole(heldFirst)],
  ['LCP held', ({ heldPaint }) => whole(heldPaint)],
  ['bare', ({ barePaint }) => whole(barePaint)],
  ['ratio', ({ heldPaint, barePaint }) => (Number.isNaN(barePaint) ? '' : (heldPaint / barePaint).toFixed(2))],
  ['before it', ({ requestsBefore }) => whole(requestsBefore)],
  ['TBT ms', ({ blocked }) => Math.round(blocked)],
  ['CLS', ({ layoutShift }) => layoutShift.toFixed(3)],
];

/** The pages as a Markdown table. */
export function table(pages: readonly PageResult[]): string {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    row(columns.map(([name]) => name)),
    row(columns.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...pages.map((page) => row(columns.map(([, value]) => value(page)))),
  ].join('\n');
}
