import type { Paints } from './held-paints.ts';
import type { Verdict } from './lighthouse.ts';
import type { Weights } from './weigh.ts';

/** What was measured of one page: of several runs the middle. */
export interface PageResult extends Verdict {
  path: string;
  weights: Weights & { island: boolean };
  /** These with phone and network held back, and the bare page's; NaN where no speed was measured at all. */
  heldFirst: number;
  heldPaint: number;
  requestsBefore: number;
  barePaint: number;
}

/** Every single run of a page, in its order: Lighthouse's, and turn about those of the page and of its bare page held back. */
interface Runs {
  lighthouse: readonly Verdict[];
  held: readonly Paints[];
  barePaints: readonly number[];
}

/** A page's figures from its runs. */
export function resultOf(path: string, weights: PageResult['weights'], { lighthouse, held, barePaints }: Runs): PageResult {
  const names = Object.keys(lighthouse[0] ?? {}) as (keyof Verdict)[];
  const verdict = Object.fromEntries(names.map((name) => [name, median(lighthouse.map((one) => one[name]))]));
  return {
    ...(verdict as unknown as Verdict),
    path,
    weights,
    heldFirst: median(held.map(({ first }) => first)),
    heldPaint: median(held.map(({ largest }) => largest)),
    requestsBefore: median(held.map(({ requests }) => requests)),
    barePaint: median(barePaints),
  };
}

/** The middle of some figures; NaN of none, and where one is NaN, which has no place in an order. */
function median(figures: readonly number[]): number {
  if (figures.some(Number.isNaN)) return Number.NaN;
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** The pages as a table in the terminal. Bytes, scores, milliseconds. */
export function printTable(pages: readonly PageResult[]): void {
  const round = (figure: number) => (Number.isNaN(figure) ? '' : Math.round(figure));
  console.table(
    Object.fromEntries(
      pages.map(({ path, weights, ...page }) => [
        path,
        {
          'HTML, CSS': weights.html + weights.styles,
          fonts: weights.fonts,
          script: weights.script + weights.signature,
          pictures: weights.pictures,
          whole: weights.whole,
          requests: weights.requests,
          scores: [page.performance, page.accessibility, page.bestPractices, page.seo].join(' '),
          FCP: round(page.firstPaint),
          LCP: round(page.largestPaint),
          'FCP held': round(page.heldFirst),
          'LCP held': round(page.heldPaint),
          bare: round(page.barePaint),
          'asked before': round(page.requestsBefore),
          TBT: round(page.blocked),
          CLS: page.layoutShift.toFixed(3),
        },
      ]),
    ),
  );
}
