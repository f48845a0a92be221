/**
 * Whether the build grows with the site as it should: `npm run growth`, or `-- --pages=100,1000`. Builds a copy of the project with so many
 * generated programme pages beside the real ones, times pages, social cards and compression apart, and takes the memory at its highest.
 * Writes a dated file to docs/quality/ and exits with 1 where a page beyond the first hundred costs more than bench/budgets.ts allows, or
 * where the cost of a page or the memory climbs with their number; that is judged from three builds on.
 */
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { growth } from './budgets.ts';
import { buildWithPages, type Cost, costBetween, type GrowthResult, type Part } from './grown-build.ts';
import { growthShortfalls } from './judge.ts';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '100,1000,5000' } } });
const counts = values.pages.split(',').map(Number);
const began = new Date();
const results: (GrowthResult & { load: number })[] = [];
for (const pages of counts) {
  const result = await buildWithPages(pages);
  results.push({ ...result, load: Number(loadavg()[0]?.toFixed(1)) });
  console.log(JSON.stringify(results.at(-1)));
}

const [first, ...rest] = results;
const perPage = rest.map((result) => ({
  pages: result.pages,
  building: beyondFirst(result, 'building'),
  cards: beyondFirst(result, 'cards'),
  compression: beyondFirst(result, 'compression'),
}));
console.table(perPage.map(({ pages, ...parts }) => ({ pages, ...mapped(parts, ({ ms, cpuMs }) => `${ms} ms, ${cpuMs} cpu`) })));
const file = new URL(`../docs/quality/growth-${began.toISOString().slice(0, 10)}.json`, import.meta.url);
await writeFile(file, `${JSON.stringify({ date: began.toISOString(), cores: cpus().length, results, perPage }, null, 1)}\n`);
// Other work makes the clock slow, and helping threads make processor time more than the clock: a page costs at most the smaller of the two.
const dear = perPage.filter(({ building }) => !(Math.min(building.ms, building.cpuMs) <= growth.perPage));
const short = [
  ...dear.map(({ pages, building }) => `${pages} pages: ${building.ms} ms a page for building, at most ${growth.perPage}`),
  ...growthShortfalls(results),
];
for (const line of short) console.log(`Falls short: ${line}`);
process.exitCode = short.length > 0 ? 1 : 0;

/** What each page beyond those of the first build took. */
function beyondFirst(result: GrowthResult, part: Part): Cost {
  const { ms, cpuMs } = costBetween(first ?? result, result, part);
  return { ms: Number(ms.toFixed(1)), cpuMs: Number(cpuMs.toFixed(1)) };
}

function mapped(parts: Record<string, Cost>, say: (cost: Cost) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([name, cost]) => [name, say(cost)]));
}
