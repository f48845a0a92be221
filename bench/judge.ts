import { budgetOf, everyPage, growth, signature, speed } from './budgets.ts';
import { costBetween, type GrowthResult } from './grown-build.ts';
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

/**
 * Where a page beyond those of the first build costs too much to build. Processor time alone would let a build pass that only waits, so
 * the clock is judged too. Where other programs had the cores it can't tell, since either build may have been kept waiting: no pass either.
 */
export function perPageShortfalls(first: GrowthResult, last: GrowthResult): string[] {
  const { ms, cpuMs } = costBetween(first, last, 'building');
  const others = Math.max(first.others, last.others);
  // Said so that a missing figure is a fault too.
  const quiet = others <= growth.others;
  const judged: [string, number][] = [['ms of processor time a page for building', cpuMs]];
  if (quiet) judged.push(['ms a page for building by the clock', ms]);
  return [
    ...judged
      .filter(([, value]) => !(value <= growth.perPage))
      .map(([what, value]) => `${last.pages} pages: ${value.toFixed(1)} ${what}, at most ${growth.perPage}`),
    ...(quiet
      ? []
      : [
          `${last.pages} pages: the clock can’t tell, since others had ${Math.round(others * 100)} % of the cores; let the machine rest`,
        ]),
  ];
}

const parts = ['building', 'cards', 'compression'] as const;

/**
 * Where builds of ever more pages grow faster than they should, one line each. Each part is held to the straight line that the two builds
 * before draw, and the memory to the build before: that takes three builds.
 */
export function growthShortfalls(results: readonly GrowthResult[]): string[] {
  return results.slice(2).flatMap((last, place) => {
    const [first, middle] = results.slice(place, place + 2);
    if (!first || !middle) return [];
    // A step of few pages costs less than two builds of the same pages differ by: no line can be drawn from less than that.
    const leastTold = growth.noise / (middle.pages - first.pages);
    const steeper = parts.map((part): [string, number, number] => [
      `ms of processor time a page for ${part}`,
      costBetween(middle, last, part).cpuMs,
      Math.max(costBetween(first, middle, part).cpuMs, leastTold) * growth.steeper,
    ]);
    const memory: [string, number, number] = ['MB of memory', last.memoryMB, middle.memoryMB * growth.memory];
    return (
      [...steeper, memory]
        // Said so that a missing figure is a fault too.
        .filter(([, value, limit]) => !(value <= limit))
        .map(([what, value, limit]) => `${last.pages} pages: ${what} ${value.toFixed(1)}, at most ${limit.toFixed(1)}`)
    );
  });
}
