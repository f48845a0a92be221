/**
 * Measures each page of a built site: `npm run bench -- dist`. Measures bytes by type of file, requests, Lighthouse's mobile scores, FCP and LCP
 * (both from Lighthouse's simulated throttling and with real throttling of processor and network), the requests before the LCP, and the LCP of a
 * baseline page: the same text and picture in a system font. Lighthouse runs three times for each page; real throttling five times, alternating
 * with the baseline page. Prints a table of the medians and exits with 1 if a page exceeds a budget or falls short of a score in
 * tools/bench/budgets.ts.
 *
 *   --pages=/,/about   only these pages
 *   --quick            skip the speed budgets: one Lighthouse run, no baseline page
 */
import { readFile, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { builtPages } from '../../publish/pages/built-pages.ts';
import { findOrInstallBrowser } from '../find-browser.ts';
import { startServer } from '../static-server.ts';
import { writeBaselineSite } from './baseline-site.ts';
import { budgetViolations, type Measurements, median } from './budget-violations.ts';
import { audit, type Scores } from './lighthouse.ts';
import { measureBytes } from './page-bytes.ts';
import { type PaintTimings, throttledPaints } from './throttled-paints.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const { quick } = values;
const folder = resolve(positionals[0] ?? 'dist');
const lighthouseRuns = quick ? 1 : 3;
const throttledRuns = quick ? 0 : 5;
const debugPort = 9500 + (process.pid % 400);

const requestedPaths = values.pages?.split(',');
// Lighthouse can't measure a page with status 404.
const allPages = await builtPages(folder);
const pages = allPages.filter(({ path }) => path !== '/404' && (requestedPaths?.includes(path) ?? true));
const unknownPaths = requestedPaths?.filter((name) => !pages.some(({ path }) => path === name)) ?? [];
if (unknownPaths.length > 0) throw new Error(`--pages: the site has no page '${unknownPaths.join("', '")}'.`);

const baselineFolder = await writeBaselineSite(folder, allPages);
const site = await startServer({ folder, port: 0 });
const baselineSite = await startServer({ folder: baselineFolder, port: 0 });
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
const table: Record<string, Measurements> = {};
const violations: string[] = [];
try {
  for (const { path, file } of pages) await measurePage(path, await readFile(file, 'utf8'));
} finally {
  await browser.close();
  for (const { server } of [site, baselineSite]) server.close();
  await rm(baselineFolder, { recursive: true });
}

console.table(table);
console.log(`Load average: ${loadavg()[0]?.toFixed(1)}.${quick ? ' Speed was not measured.' : ''}`);
for (const line of violations) console.log(`Outside its budget: ${line}`);
process.exitCode = violations.length > 0 ? 1 : 0;

async function measurePage(path: string, html: string): Promise<void> {
  const { href } = new URL(path, site.url);
  const { hasIsland, other, ...pageBytes } = await measureBytes(browser, href);
  const audits: Awaited<ReturnType<typeof audit>>[] = [];
  const throttled: PaintTimings[] = [];
  const baseline: PaintTimings[] = [];
  for (let run = 0; run < lighthouseRuns; run += 1) audits.push(await audit(href, debugPort, html));
  // Alternating, so that other load on the machine affects both.
  for (let run = 0; run < throttledRuns; run += 1) {
    throttled.push(await throttledPaints(browser, href));
    baseline.push(await throttledPaints(browser, new URL(path, baselineSite.url).href));
  }
  const names = Object.keys(audits[0]?.scores ?? {}) as (keyof Scores)[];
  const scores = Object.fromEntries(names.map((name) => [name, median(audits.map((run) => run.scores[name]))])) as Scores;
  const measurements: Measurements = {
    ...pageBytes,
    ...scores,
    'FCP throttled': median(throttled.map(({ fcp }) => fcp)),
    'LCP throttled': median(throttled.map(({ lcp }) => lcp)),
    'LCP baseline': median(baseline.map(({ lcp }) => lcp)),
    'requests before LCP': median(throttled.map(({ requests }) => requests)),
  };
  violations.push(...budgetViolations(path, measurements, { hasIsland, quick }));
  table[path] = Object.fromEntries(
    Object.entries(measurements).map(([name, value]) => [name, Number(value.toFixed(value < 10 ? 3 : 0))]),
  ) as Measurements;
  console.log(path, [...new Set(audits.flatMap(({ failedAudits }) => failedAudits))].join('; '));
}
