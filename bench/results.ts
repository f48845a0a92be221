import type { Verdict } from './lighthouse.ts';
import type { Weights } from './weigh.ts';

/** All that was measured of one page. */
export interface PageResult extends Verdict {
  path: string;
  /** How often Lighthouse has measured it: the figures are medians. */
  runs: number;
  /** Whether its largest paint was to be measured, beside a bare page's. */
  besideBare: boolean;
  weights: Weights & { island: boolean };
  /** The largest paint with phone and network held back, and the bare page's; NaN where they were not asked for. */
  heldPaint: number;
  barePaint: number;
  /** The audits that lost points. */
  lost: readonly string[];
}

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
  ['LCP ms', ({ largestPaint }) => Math.round(largestPaint)],
  ['held back', ({ heldPaint }) => (Number.isNaN(heldPaint) ? '' : Math.round(heldPaint))],
  ['bare', ({ barePaint }) => (Number.isNaN(barePaint) ? '' : Math.round(barePaint))],
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
