import { budgetOf, everyPage, signature, speed } from './budgets.ts';
import type { PageResult } from './results.ts';

/** Where a page falls short of the budgets, one line each. `scoresOnly` leaves out what depends on the speed of the machine. */
export function shortfalls(page: PageResult, scoresOnly: boolean): string[] {
  const { path, weights } = page;
  const budget = budgetOf(path, weights.island);
  const most: [string, number, number][] = [
    ['bytes of HTML and styles', weights.html + weights.styles, everyPage.htmlAndStyles],
    ['bytes of fonts', weights.fonts, everyPage.fonts],
    ['bytes of script', weights.script, budget.script],
    ['bytes of the shadow', weights.signature, signature.script],
    ['bytes of films', weights.films, everyPage.films],
    ['bytes in all', weights.whole, budget.whole],
  ];
  const least: [string, number][] = [
    ['accessibility', page.accessibility],
    ['best practices', page.bestPractices],
    ['SEO', page.seo],
  ];
  if (!scoresOnly) {
    most.push(['ms blocked', page.blocked, speed.blocked], ['layout shift', page.layoutShift, speed.layoutShift]);
    most.push(['largest paint to a bare page’s', page.heldPaint / page.barePaint, speed.largestPaintToBare]);
    least.push(['performance', page.performance]);
  }
  // What was not measured is no better than what is too much: NaN would be above no limit and below none.
  const missing = [...most, ...least].filter(([, value]) => !Number.isFinite(value));
  return [
    ...missing.map(([name]) => `${path}: ${name} was not measured`),
    ...most
      .filter(([, value, limit]) => value > limit)
      .map(([name, value, limit]) => `${path}: ${name} ${value}, at most ${limit}`),
    ...least.filter(([, value]) => value < speed.score).map(([name, value]) => `${path}: ${name} ${value} of ${speed.score}`),
  ];
}
