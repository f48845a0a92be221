import { budgetOf, everyPage, speed, wallLight } from './budgets.ts';
import type { Scores } from './lighthouse.ts';
import type { PageBytes } from './page-bytes.ts';

/** The measurements of a page by column of the table: bytes, scores up to 100, milliseconds. Medians of several runs. */
export type Measurements = Scores &
  Omit<PageBytes, 'other'> &
  Record<'FCP throttled' | 'LCP throttled' | 'LCP baseline' | 'requests before LCP', number>;

/** Returns the median; NaN if there is no value or if one is NaN. */
export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Returns a line for each budget that a page exceeds and each score that it falls short of. `quick` skips the budgets that depend on the speed of
 * the machine.
 */
export function budgetViolations(
  path: string,
  page: Measurements,
  { hasIsland, quick }: { hasIsland: boolean; quick: boolean },
): string[] {
  const budget = budgetOf(path, hasIsland);
  const maximums: [string, number, number][] = [
    ['bytes of HTML and styles', page.html + page.styles, everyPage.htmlAndStyles],
    ['bytes of fonts', page.fonts, everyPage.fonts],
    ['bytes of script', page.script, budget.script],
    ['bytes of the light on the wall', page.wallLight, wallLight.script],
    ['bytes of films', page.films, everyPage.films],
    ['bytes in all', page.total, budget.total],
  ];
  const minimumScores: (keyof Scores)[] = ['accessibility', 'best-practices', 'seo'];
  if (!quick) {
    maximums.push(['ms of total blocking time', page.TBT, speed.blockingTime], ['layout shift', page.CLS, speed.layoutShift]);
    maximums.push(['LCP relative to the baseline page', page['LCP throttled'] / page['LCP baseline'], speed.lcpRatio]);
    minimumScores.push('performance');
  }
  // Negated, so that NaN (not measured) is a violation too.
  return [
    ...maximums
      .filter(([, value, limit]) => !(value <= limit))
      .map(([name, value, limit]) => `${path}: ${name} ${value}, at most ${limit}`),
    ...minimumScores
      .filter((name) => !(page[name] >= speed.score))
      .map((name) => `${path}: ${name} ${page[name]} of ${speed.score}`),
  ];
}
