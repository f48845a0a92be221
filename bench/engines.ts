/**
 * The site in the two other engines: `npm run engines`. Firefox (Debian's firefox-esr) by WebDriver BiDi, WebKit (Debian's
 * webkit2gtk-driver, started under xvfb-run) by WebDriver. Every page is opened at two widths, looked at and read by axe, then a few ways
 * through the site are walked. Writes a dated file to docs/quality/, a part one of its own, and exits with 1 on any fault. `-- --only=firefox`, `--pages=/,/about`.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { pagesToRead } from '../deploy/built-pages.ts';
import { inProject } from '../deploy/project.ts';
import { askedOf } from '../scripts/asked.ts';
import type { Engine } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { journeys } from './engines/journeys.ts';
import { sweep } from './engines/sweep.ts';
import { serveWatched } from './engines/watched-site.ts';
import { startWebKit } from './engines/webkit.ts';
import { writeRecord } from './record.ts';

const began = new Date();
const { values } = parseArgs({ options: { only: { type: 'string' }, pages: { type: 'string' } } });
const starts: Record<string, () => Promise<Engine>> = { firefox: startFirefox, webkit: startWebKit };
const engines = askedOf(Object.keys(starts), values.only, '--only');
const folder = inProject('dist/');
const pages = (await pagesToRead(folder)).map(({ path }) => path);
// Hosts send this page for an address that they don't know: so it is opened.
const paths = askedOf(pages, values.pages, '--pages').map((path) => (path === '/404' ? '/no-such-page' : path));
const site = await serveWatched(folder);

interface Result {
  version: string;
  pages: number;
  /** Every way by its title, and what went wrong on it, or null. */
  journeys: Record<string, string | null>;
  faults: string[];
}

const results: Record<string, Result> = {};
for (const [name, start] of Object.entries(starts)) {
  if (!engines.includes(name)) continue;
  const engine = await start();
  const result: Result = { version: engine.version, pages: paths.length, journeys: {}, faults: [] };
  try {
    for (const path of paths) {
      result.faults.push(...(await sweep(engine, site.url, path).catch((error: Error) => [`${path}: ${error.message}`])));
    }
    for (const [title, walk] of Object.entries(journeys)) {
      result.journeys[title] = await walk(engine, site).then(
        () => null,
        (error: Error) => error.message,
      );
    }
  } finally {
    await engine.close();
  }
  results[name] = result;
  tell(name, result);
}
await site.stop();
await writeRecord('engines', began, values.only || values.pages ? 'part' : 'whole', { load: loadavg()[0], results });
process.exitCode = Object.values(results).some((result) => faultsOf(result).length > 0) ? 1 : 0;

function faultsOf({ faults, journeys: walked }: Result): string[] {
  const failed = Object.entries(walked).filter(([, fault]) => fault !== null);
  return [...faults, ...failed.map(([title, fault]) => `${title}: ${fault}`)];
}

function tell(name: string, result: Result): void {
  const faults = faultsOf(result);
  console.log(
    `${name} ${result.version}: ${result.pages} pages, ${Object.keys(result.journeys).length} journeys, ${faults.length} faults`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
}
