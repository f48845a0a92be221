import { budgetOf, everyPage, speed, wallLight } from './budgets.ts';
import type { Verdict } from './lighthouse.ts';
import type { Weights } from './weigh.ts';

/** What was measured of one page, as the table names it: bytes, scores of 100, milliseconds; of several runs the middle. */
export type Figures = Verdict & Omit<Weights, 'other'> & Record<'FCP held' | 'LCP held' | 'LCP bare' | 'asked before', number>;

/** The middle of some figures; NaN of none, and where one is NaN, which has no place in an order. */
export function median(figures: readonly number[]): number {
  if (figures.some(Number.isNaN)) return Number.NaN;
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** Where a page falls short of the budgets, one line each. `quick` leaves out what depends on the speed of the machine. */
export function shortfalls(path: string, page: Figures, { island, quick }: { island: boolean; quick: boolean }): string[] {
  const budget = budgetOf(path, island);
  const most: [string, number, number][] = [
    ['bytes of HTML and styles', page.html + page.styles, everyPage.htmlAndStyles],
    ['bytes of fonts', page.fonts, everyPage.fonts],
    ['bytes of script', page.script, budget.script],
    ['bytes of the light on the wall', page.wallLight, wallLight.script],
    ['bytes of films', page.films, everyPage.films],
    ['bytes in all', page.whole, budget.whole],
  ];
  const least: (keyof Verdict)[] = ['accessibility', 'best-practices', 'seo'];
  if (!quick) {
    most.push(['ms blocked', page.TBT, speed.blocked], ['layout shift', page.CLS, speed.layoutShift]);
    most.push(['largest paint to the bare page’s', page['LCP held'] / page['LCP bare'], speed.largestPaintToBare]);
    least.push('performance');
  }
  // Asked so that NaN, which was not measured, falls short too.
  return [
    ...most
      .filter(([, value, limit]) => !(value <= limit))
      .map(([name, value, limit]) => `${path}: ${name} ${value}, at most ${limit}`),
    ...least.filter((name) => !(page[name] >= speed.score)).map((name) => `${path}: ${name} ${page[name]} of ${speed.score}`),
  ];
}
