/**
 * The tests. `npm test`: types and lint, functions and components, a build, every page read as HTML, one page of each template and one
 * journey for each thing a visitor can do in Chromium, a clerk's day in the CMS, the local server. `npm run test:full`: all the rest, in
 * dist/ as `npm test` has left it; what passes on its second attempt only fails there. The last line is the sum: `N passed, N failed`.
 *
 * What follows `--` goes to Playwright: `npm run test:full -- --shard=1/4`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inProject } from '../publish/project.ts';
import { type Command, commands } from './commands.ts';
import { findOrInstallBrowser } from './find-browser.ts';
import { findOrInstallJava } from './find-java.ts';
import { installHosts } from './hosts/install.ts';

/** What is read of Playwright's report. */
interface Suite {
  suites?: readonly Suite[];
  specs?: readonly Spec[];
}
interface Spec {
  file: string;
  title: string;
  tests: readonly { status: string; annotations: readonly { type: string; description?: string }[] }[];
}
interface Report extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
}

const given = process.argv.slice(2);
const full = given[0] === '--full';
if (full) given.shift();
let [passed, failed] = [0, 0];
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
// The pinned Node and its tools, also where this is not started by npm.
const PATH = `${inProject('node_modules/.bin')}${delimiter}${process.env.PATH}`;

try {
  if (full) inFull();
  else inShort();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function inShort(): void {
  count(run('Types and lint', 'npm', ['run', '--silent', 'check']), 1, 0);
  const report = join(reports, 'vitest.json');
  const status = run('Functions and components', 'vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const said = read<{ numPassedTests: number; numFailedTests: number }>(report);
  count(status, said?.numPassedTests ?? 0, said?.numFailedTests ?? 0);
  const browser = findOrInstallBrowser();
  if (run('Build', 'npm', ['run', '--silent', 'build']) !== 0)
    throw new Error('The build failed: nothing of the site was tested.');
  inBrowser('Every page as HTML', browser, ['--project=html', '--project=server']);
  inBrowser('Pages and journeys', browser, ['--project=core']);
  if (!existsSync(inProject('cms/decap/node_modules')))
    run('Install the CMS', 'npm', ['ci', '--no-audit', '--no-fund', '--prefix', 'cms/decap']);
  inBrowser('A clerk’s day in the CMS', browser, ['--project=cms']);
}

function inFull(): void {
  const browser = findOrInstallBrowser();
  // For the W3C's checker; by the time its test runs, another could be at apt-get's lock.
  findOrInstallJava();
  for (const [host, reason] of installHosts()) {
    console.error(`NOT TESTED: the host ${host}. ${reason}.`);
    if (process.env.CI) failed += 1;
  }
  const projects = ['pages', 'journeys', 'sign-in', 'tools', 'host-nginx', 'host-workerd', 'visual'].map(
    (name) => `--project=${name}`,
  );
  inBrowser('All the rest', browser, projects);
}

/** Runs suites by Playwright, names what was unsteady or left out, and counts. */
function inBrowser(name: string, browser: string, args: readonly string[]): void {
  const report = join(reports, 'playwright.json');
  const status = run(name, 'playwright', ['test', '--reporter=dot,json', ...args, ...given], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CHROMIUM_PATH: browser,
  });
  const said = read<Report>(report);
  const stats = said?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  for (const { file, title, tests } of specsIn(said ?? {}))
    for (const { status: outcome, annotations } of tests) {
      const why = annotations.find(({ type }) => type === 'skip')?.description ?? 'what it stands on has failed';
      if (outcome === 'flaky') console.error(`UNSTEADY, passed on its second attempt: ${file}, ${title}`);
      if (outcome === 'skipped') console.error(`NOT TESTED: ${file}, ${title}: ${why}`);
    }
  count(status, stats.expected + (full ? 0 : stats.flaky), stats.unexpected + (full ? stats.flaky : 0));
}

function specsIn({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** Adds what a suite reported; one failure more where it broke off or ran no test. */
function count(status: number | null, good: number, bad: number): void {
  const brokeOff = good + bad === 0 || (status !== 0 && bad === 0);
  passed += status !== 0 && good === 1 && bad === 0 ? 0 : good;
  failed += brokeOff ? bad + 1 : bad;
}

/** Runs a command with its output on this terminal, says how long it took, and gives its exit status. */
function run(name: string, command: Command, args: readonly string[], also: Record<string, string> = {}): number | null {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const env = { ...process.env, PATH, FORCE_COLOR: '0', ...also };
  const [program, ...first] = commands[command];
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const { status, signal, error } = spawnSync(program, [...first, ...args], { cwd: inProject(), env, stdio: [...stdio] });
  if (error) console.error(`${command} can't be started (${error.message}): run npm install first.`);
  if (signal) console.error(`${command} was ended by ${signal}.`);
  console.log(`— ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return status;
}

/** What a suite has reported; null where it broke off before. */
function read<Said>(file: string): Said | null {
  if (!existsSync(file)) return null;
  const said = JSON.parse(readFileSync(file, 'utf8')) as Said;
  rmSync(file);
  return said;
}
