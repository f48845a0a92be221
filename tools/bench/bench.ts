/**
 * What each page of a built site costs: `npm run bench -- dist`. Bytes by kind, requests, Lighthouse's mobile scores, first and largest paint as
 * Lighthouse estimates them and on a phone and a network that are held back, how much was asked for before, and the largest paint of a bare
 * page: the same words and picture, and no font of ours. Each page is measured three times by Lighthouse and five times beside its bare
 * page. Prints a table of the medians and exits with 1 where the site falls short of tools/bench/budgets.ts.
 *
 *   --pages=/,/about   only these    --quick   no speed: one run, no bare page
 */
import { readFile, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { builtPages } from '../../publish/pages/built-pages.ts';
import { findOrInstallBrowser } from '../find-browser.ts';
import { startServer } from '../static-server.ts';
import { writeBareSite } from './bare-site.ts';
import { heldPaints, type Paints } from './held-paints.ts';
import { audit, type Verdict } from './lighthouse.ts';
import { type Figures, median, shortfalls } from './shortfalls.ts';
import { weighPage } from './weigh.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const { quick } = values;
const folder = resolve(positionals[0] ?? 'dist');
const runs = quick ? 1 : 3;
const debugPort = 9500 + (process.pid % 400);

const named = values.pages?.split(',');
// Lighthouse measures nothing that answers 404.
const all = await builtPages(folder);
const pages = all.filter(({ path }) => path !== '/404' && (named?.includes(path) ?? true));
const unknown = named?.filter((name) => !pages.some(({ path }) => path === name)) ?? [];
if (unknown.length > 0) throw new Error(`--pages: there is no '${unknown.join("', '")}'.`);

const bareFolder = await writeBareSite(folder, all);
const site = await startServer({ folder, port: 0 });
const bareSite = await startServer({ folder: bareFolder, port: 0 });
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
const table: Record<string, Figures> = {};
const short: string[] = [];
try {
  for (const { path, file } of pages) await measure(path, await readFile(file, 'utf8'));
} finally {
  await browser.close();
  for (const { server } of [site, bareSite]) server.close();
  await rm(bareFolder, { recursive: true });
}

console.table(table);
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}.${quick ? ' Speed was not measured.' : ''}`);
for (const line of short) console.log(`Falls short: ${line}`);
process.exitCode = short.length > 0 ? 1 : 0;

async function measure(path: string, html: string): Promise<void> {
  const { href } = new URL(path, site.url);
  const { island, other, ...weights } = await weighPage(browser, href);
  const audits: Awaited<ReturnType<typeof audit>>[] = [];
  const held: Paints[] = [];
  const bare: Paints[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await audit(href, debugPort, html));
  // Turn about, so that what else the machine does weighs on both.
  for (let run = 0; !quick && run < runs + 2; run += 1) {
    held.push(await heldPaints(browser, href));
    bare.push(await heldPaints(browser, new URL(path, bareSite.url).href));
  }
  const names = Object.keys(audits[0]?.verdict ?? {}) as (keyof Verdict)[];
  const verdict = Object.fromEntries(names.map((name) => [name, median(audits.map((one) => one.verdict[name]))])) as Verdict;
  const figures: Figures = {
    ...weights,
    ...verdict,
    'FCP held': median(held.map(({ first }) => first)),
    'LCP held': median(held.map(({ largest }) => largest)),
    'LCP bare': median(bare.map(({ largest }) => largest)),
    'asked before': median(held.map(({ requests }) => requests)),
  };
  short.push(...shortfalls(path, figures, { island, quick }));
  table[path] = Object.fromEntries(
    Object.entries(figures).map(([name, one]) => [name, Number(one.toFixed(one < 10 ? 3 : 0))]),
  ) as Figures;
  console.log(path, [...new Set(audits.flatMap(({ lost }) => lost))].join('; '));
}
