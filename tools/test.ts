/**
 * Runs the tests. `npm test`: types and lint, unit tests, a build, the HTML of every page, the local server, one page of each template and one
 * journey for each feature in Chromium, and editing in the CMS. `npm run test:full`: all other tests, with the dist/ of `npm test`; there a
 * test that passes only on its second attempt counts as failed. The last line is the total: `N passed, N failed`.
 *
 * Arguments after `--` are passed to Playwright: `npm run test:full -- --shard=1/4`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectPath } from '../publish/project.ts';
import { type Command, commands } from './commands.ts';
import { findOrInstallBrowser } from './find-browser.ts';
import { findOrInstallJava } from './find-java.ts';
import { installWebServers } from './web-servers/install.ts';

/** Types of the used part of Playwright's report. */
interface Suite {
  suites?: readonly Suite[];
  specs?: readonly Spec[];
}
interface Spec {
  file: string;
  title: string;
  tests: readonly {
    status: string;
    annotations: readonly { type: string; description?: string }[];
    results: readonly { error?: { message?: string } }[];
  }[];
}
interface Report extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
}

const playwrightArgs = process.argv.slice(2);
const isFull = playwrightArgs[0] === '--full';
if (isFull) playwrightArgs.shift();
let [passed, failed] = [0, 0];
const reportFolder = mkdtempSync(join(tmpdir(), 'test-reports-'));
// Uses the pinned Node and its tools even if this script is not started by npm.
const PATH = `${projectPath('node_modules/.bin')}${delimiter}${process.env.PATH}`;

try {
  if (isFull) runFullSet();
  else runDefaultSet();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
}
rmSync(reportFolder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function runDefaultSet(): void {
  addResult(run('Types and lint', 'npm', ['run', '--silent', 'check']), 1, 0);
  const reportFile = join(reportFolder, 'vitest.json');
  const status = run('Functions and components', 'vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(reportFile);
  addResult(status, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
  findOrInstallBrowser();
  if (run('Build', 'npm', ['run', '--silent', 'build']) !== 0) throw new Error('The build failed, so the site was not tested.');
  runPlaywright('Every page as HTML', ['--project=html', '--project=server']);
  if (!existsSync(projectPath('cms/decap/node_modules')))
    run('Install the CMS', 'npm', ['ci', '--no-audit', '--no-fund', '--prefix', 'cms/decap']);
  // Together, because the tests of the CMS run one after another.
  runPlaywright('Pages, journeys and the CMS', ['--project=cms', '--project=core']);
}

function runFullSet(): void {
  findOrInstallBrowser();
  // Java, for the W3C's checker, is installed now, because later another test could hold apt-get's lock.
  findOrInstallJava();
  for (const [name, reason] of installWebServers()) {
    console.error(`NOT TESTED: the web server ${name}. ${reason}.`);
    if (process.env.CI) failed += 1;
  }
  const projects = ['pages', 'journeys', 'sign-in', 'tools', 'nginx', 'workerd', 'visual'].map((name) => `--project=${name}`);
  runPlaywright('All other tests', projects);
}

/** Runs Playwright projects, prints failed, flaky and skipped tests, and adds the counts. */
function runPlaywright(name: string, args: readonly string[]): void {
  const reportFile = join(reportFolder, 'playwright.json');
  const status = run(name, 'playwright', ['test', '--reporter=dot,json', ...args, ...playwrightArgs], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  });
  const report = readReport<Report>(reportFile);
  const stats = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  for (const { file, title, tests } of specsIn(report ?? {}))
    for (const { status: outcome, annotations, results } of tests) {
      const message = (results.find(({ error }) => error)?.error?.message ?? '').replace(/\s+/g, ' ').slice(0, 500);
      if (outcome === 'unexpected') console.log(`FAILED: ${file}, ${title}: ${message}`);
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'a test that it depends on failed';
      if (outcome === 'flaky') console.log(`FLAKY, passed on its second attempt: ${file}, ${title}: ${message}`);
      if (outcome === 'skipped') console.error(`NOT TESTED: ${file}, ${title}: ${reason}`);
    }
  addResult(status, stats.expected + (isFull ? 0 : stats.flaky), stats.unexpected + (isFull ? stats.flaky : 0));
}

/** Returns the tests of a suite and of the suites within it. */
function specsIn({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** Adds the results of a suite, and one failure if it was aborted or ran no test. */
function addResult(status: number | null, passedTests: number, failedTests: number): void {
  const wasAborted = passedTests + failedTests === 0 || (status !== 0 && failedTests === 0);
  passed += status !== 0 && passedTests === 1 && failedTests === 0 ? 0 : passedTests;
  failed += wasAborted ? failedTests + 1 : failedTests;
}

/** Runs a command in this terminal, prints its duration, and returns its exit status. */
function run(name: string, command: Command, args: readonly string[], environment: Record<string, string> = {}): number | null {
  console.log(`\n— ${name}`);
  const startTime = performance.now();
  const env = { ...process.env, PATH, FORCE_COLOR: '0', ...environment };
  const [program, ...firstArgs] = commands[command];
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const { status, signal, error } = spawnSync(program, [...firstArgs, ...args], { cwd: projectPath(), env, stdio: [...stdio] });
  if (error) console.error(`${command} can't be started (${error.message}): run npm install first.`);
  if (signal) console.error(`${command} was stopped by ${signal}.`);
  console.log(`— ${name}: ${((performance.now() - startTime) / 1000).toFixed(0)} s`);
  return status;
}

/** Reads and deletes the report of a suite; returns null if the suite was aborted before it wrote one. */
function readReport<Data>(file: string): Data | null {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Data;
  rmSync(file);
  return report;
}
