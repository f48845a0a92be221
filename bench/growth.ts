/**
 * Whether the build grows with the site as it should: `npm run growth`, or `-- --pages=100,1000`. Builds a copy of the project with so many
 * generated programme pages beside the real ones, times pages, social cards and compression apart, and takes the memory at its highest.
 * Writes a dated file to docs/quality/, other counts to one of their own, and exits with 1 where a page beyond the first build's costs more
 * than bench/budgets.ts allows, by the clock or of the processor, or where the processor time of a page or the memory climbs with their
 * number; that is judged from three builds on.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { countOf } from '../scripts/asked.ts';
import { buildWithPages, type Cost, costBetween, type GrowthResult, type Part } from './grown-build.ts';
import { growthShortfalls, perPageShortfalls } from './judge.ts';
import { writeRecord } from './record.ts';

const usual = '100,1000,5000';
const { values } = parseArgs({ options: { pages: { type: 'string', default: usual } } });
const counts = values.pages.split(',').map((text) => countOf(text, '--pages'));
// What a page more costs is told by two builds at least.
if (counts.length < 2) throw new Error(`--pages is '${values.pages}': name two counts or more, such as 100,1000.`);
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
await writeRecord('growth', began, values.pages === usual ? 'whole' : 'part', { cores: cpus().length, results, perPage });
const short = [...rest.flatMap((result) => perPageShortfalls(first ?? result, result)), ...growthShortfalls(results)];
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
