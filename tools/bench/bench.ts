/**
 * What each page of a built site costs: `npm run bench -- dist [another folder]`. Bytes by kind, requests, Lighthouse's mobile scores as
 * medians, first and largest paint as Lighthouse estimates them and on a phone and a network that are held back, how much was asked for before,
 * and the largest paint of a bare page: the same words and picture, and no font of ours. Prints a table and exits with 1 where the first folder falls short of tools/bench/budgets.ts.
 *
 * Each page is measured three times by Lighthouse and five times beside its bare page.
 *
 *   --pages=/,/about   only these    --runs=5   Lighthouse runs (3)    --quick   no speed: one run, no bare page
 *   --json=FILE        every single run beside the medians
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pagesToRead } from '../../hosting/built-pages.ts';
import { askedOf, countOf } from '../asked.ts';
import { findOrInstallBrowser } from '../find-browser.ts';
import { startServer } from '../static-server.ts';
import { writeBareSite } from './bare-site.ts';
import { heldPaints, type Paints } from './held-paints.ts';
import { shortfalls } from './judge.ts';
import { audit } from './lighthouse.ts';
import { type PageResult, resultOf, table } from './results.ts';
import { auditsToSkip } from './skipped-audits.ts';
import { weighPage } from './weigh-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    runs: { type: 'string', default: '3' },
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const folders = positionals.length > 0 ? positionals : ['dist'];
const runs = values.quick ? 1 : countOf(values.runs, '--runs');
const debugPort = 9500 + (process.pid % 400);
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});

const results: Record<string, PageResult[]> = {};
const began = new Date();
const loadAtStart = loadavg();
try {
  for (const folder of folders) results[folder] = await measureSite(resolve(folder));
} finally {
  await browser.close();
}

const machine = { cores: cpus().length, loadAtStart, loadAtEnd: loadavg() };
for (const [folder, pages] of Object.entries(results)) console.log(`\n${folder}\n${table(pages)}`);
console.log(
  `\nLoad of the machine: ${loadAtStart[0]?.toFixed(1)} before, ${machine.loadAtEnd[0]?.toFixed(1)} after, ${machine.cores} cores.`,
);
const first = results[folders[0] ?? ''] ?? [];
if (values.json) await writeFile(values.json, JSON.stringify({ began, machine, runs, results }, null, 1));
if (values.quick) console.log('Speed was not measured.');
const short = first.flatMap((page) => shortfalls(page, values.quick));
for (const line of short) console.log(`Falls short: ${line}`);
process.exitCode = short.length > 0 ? 1 : 0;

async function measureSite(folder: string): Promise<PageResult[]> {
  const all = await pagesToRead(folder);
  // Lighthouse measures nothing that answers 404.
  const paths = all.map(({ path }) => path).filter((path) => path !== '/404');
  const only = askedOf(paths, values.pages, '--pages');
  const pages = all.filter(({ path }) => only.includes(path));
  const bareFolder = await writeBareSite(folder, all);
  const [site, bare] = await Promise.all([folder, bareFolder].map((one) => startServer({ folder: one, port: 0 })));
  if (!site || !bare) throw new Error('The servers did not start.');
  const measured: PageResult[] = [];
  for (const { path, file } of pages) {
    const weights = await weighPage(browser, new URL(path, site.url).href);
    const skipped = auditsToSkip(await readFile(file, 'utf8'));
    const audits = [];
    const held: Paints[] = [];
    const barePaints: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      audits.push(await audit(new URL(path, site.url).href, debugPort, skipped));
    }
    // Turn about, so that what else the machine does weighs on both.
    for (let run = 0; !values.quick && run < runs + 2; run += 1) {
      held.push(await heldPaints(browser, new URL(path, site.url).href));
      barePaints.push((await heldPaints(browser, new URL(path, bare.url).href)).largest);
    }
    const lost = [...new Set(audits.flatMap((one) => one.lost))];
    const lighthouse = audits.map(({ verdict }) => verdict);
    measured.push(resultOf({ path, weights, lost, skipped }, { lighthouse, held, barePaints }));
    console.log(table(measured.slice(-1)).split('\n').at(-1), lost.join('; '));
  }
  for (const { server } of [site, bare]) server.close();
  await rm(bareFolder, { recursive: true });
  return measured;
}
