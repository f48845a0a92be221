/**
 * Measures what the home page's motion costs while it is scrolled through, on a processor made four times slower: `npm run motion`, on the
 * site as it is built. Writes a dated file to docs/quality/ (another page, or other runs, one of their own) and ends with 1 where a limit is
 * exceeded. RUNS overrides 3: other work on the machine only ever adds to the work of a frame, so the best run of each screen stands, but
 * for the layout shift, of which the worst does. All are written down.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { motion as limits } from '../bench/budgets.ts';
import { writeRecord } from '../bench/record.ts';
import { inProject } from '../deploy/project.ts';
import { findOrInstallBrowser } from './find-browser.ts';
import { exceeded, type Recording, tooBusy } from './motion/judge.ts';
import { record, type Screen } from './motion/record.ts';
import { type MainThread, percentile } from './motion/trace.ts';
import { startServer } from './static-server.ts';

const screens: readonly Screen[] = [
  { name: 'phone', width: 390, height: 844, touch: true },
  { name: 'desk', width: 1440, height: 900, touch: false },
];

const { values } = parseArgs({ options: { page: { type: 'string', default: '/' } } });
const runs = Number(process.env.RUNS ?? 3);
const { server, url } = await startServer({ folder: inProject('dist/'), port: 0 });
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

const began = new Date();
const faults: string[] = [];
const report: Record<string, unknown> = {
  page: values.page,
  browser: browser.version(),
  processors: `${cpus().length} × ${cpus()[0]?.model}`,
  loadBefore: loadavg().map(round),
  limits,
};
for (const screen of screens) {
  const recorded = [];
  for (let run = 0; run < runs; run += 1) recorded.push(figures(await record(browser, new URL(values.page, url).href, screen)));
  const [best] = recorded.toSorted((one, other) => one.frame - other.frame || one.task - other.task);
  if (!best) throw new Error(`RUNS is '${process.env.RUNS}': write how often each screen is recorded, such as 3.`);
  // Of the shift a busy machine is no reason: a page that moves in one run moves.
  const shift = Math.max(...recorded.map((one) => one.shift));
  faults.push(...exceeded(screen.name, { ...best, shift }), ...tooBusy(screen.name, best.frames, best.seconds));
  report[screen.name] = { ...screen, best, runs: recorded };
  console.log(`${screen.name}: ${best.frame} ms a frame, longest task ${best.task} ms, layout shift ${shift}`);
  console.log(`  most went into ${best.spent.map(({ name, own }) => `${name} ${own} ms`).join(', ')}`);
}
report.loadAfter = loadavg().map(round);
await browser.close();
server.close();
server.closeAllConnections();

await writeRecord('motion', began, values.page === '/' && runs === 3 ? 'whole' : 'part', report);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** What is written down of a run; work is the thread's own time, and by the clock beside it. */
function figures({ frames, seconds, longest, spent, shift, scrolled }: MainThread & { shift: number; scrolled: number }) {
  const recording: Recording = {
    frame: round(
      percentile(
        frames.map(({ own }) => own),
        0.95,
      ),
    ),
    task: round(longest.own),
    shift: round(shift, 4),
  };
  return {
    ...recording,
    byTheClock: {
      frame: round(
        percentile(
          frames.map(({ clock }) => clock),
          0.95,
        ),
      ),
      task: round(longest.clock),
    },
    frames: frames.length,
    seconds: round(seconds),
    scrolled,
    spent: spent.slice(0, 6).map(({ name, own }) => ({ name, own: round(own) })),
  };
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
