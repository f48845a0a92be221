/**
 * The whole test set: `npm test`. Types and lint, the tests of content and small functions, a production build into dist/, then the
 * suites that need a browser or a served site. The last line is the sum over all of them: `N passed, N failed`.
 *
 *   npm test -- --only=journeys          one suite: check, content, pages, journeys, server, desk, hosts or looks
 *   npm test -- --only=pages,server      several
 *   npm test -- --only=pages --no-build  with dist/ as it is
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from '../deploy/project.ts';
import { findOrInstallBrowser } from './find-browser.ts';
import { findOrInstallJava } from './find-java.ts';
import { hosts } from './hosts/hosts.ts';
import { installHosts } from './hosts/install.ts';

interface Outcome {
  passed: number;
  failed: number;
}

/** What is read of Playwright's JSON report. */
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly BrowserSuite[];
}

interface BrowserSuite {
  suites?: readonly BrowserSuite[];
  specs?: readonly BrowserSpec[];
}

interface BrowserSpec {
  file: string;
  title: string;
  tests: readonly { status: string; annotations: readonly { type: string; description?: string }[] }[];
}

const browserSuites = ['pages', 'journeys', 'server', 'desk', 'hosts', 'looks'];
const suites = ['check', 'content', ...browserSuites];

/** Which tests were left out and why, to be said at the very end: dots and a sum would let them pass for tested. */
const leftOut: string[] = [];

const root = inProject();
const { only, build } = readOptions();
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));
// The pinned Node and its tools, also where this is not started by npm.
const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  FORCE_COLOR: '0',
};

const outcomes: Outcome[] = [];
try {
  if (only.includes('check')) outcomes.push(await check());
  if (only.includes('content')) outcomes.push(await content());
  const chosen = browserSuites.filter((suite) => only.includes(suite));
  if (chosen.length > 0) outcomes.push(await inBrowser(chosen));
} finally {
  await rm(reports, { recursive: true, force: true });
}

for (const line of leftOut) console.error(line);
const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;

/** Types, lint and import rules; they count as one test. */
async function check(): Promise<Outcome> {
  const status = await run('Types and lint', 'npm', ['run', '--silent', 'check']);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** tests/content and tests/lib, by Vitest. */
async function content(): Promise<Outcome> {
  const report = join(reports, 'vitest.json');
  const status = await run('Content and functions', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = await read<{ numPassedTests: number; numFailedTests: number }>(report);
  return counted('Content and functions', status, result && { passed: result.numPassedTests, failed: result.numFailedTests });
}

/** tests/pages, tests/journeys, tests/server, tests/desk, tests/hosts and tests/looks, by Playwright, on a fresh build. */
async function inBrowser(chosen: readonly string[]): Promise<Outcome> {
  const name = `Built site: ${chosen.join(', ')}`;
  let browser: string;
  try {
    browser = findOrInstallBrowser();
    // For the W3C's checker; by the time its test runs, another could be at apt-get's lock.
    if (chosen.includes('pages')) findOrInstallJava();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  if (build && (await run('Production build', 'npm', ['run', '--silent', 'build'])) !== 0) {
    console.error('The build failed, so the suites that need a built site did not run.');
    return { passed: 0, failed: 1 };
  }
  const left = chosen.includes('hosts') ? installHosts() : new Map<string, string>();
  const report = join(reports, 'playwright.json');
  const projects = chosen
    .flatMap((suite) =>
      suite === 'hosts' ? hosts.filter((host) => !left.has(host.name)).map((host) => `host-${host.name}`) : [suite],
    )
    .map((project) => `--project=${project}`);
  const status = await run(name, 'playwright', ['test', '--workers=2', '--reporter=dot,json', ...projects], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CHROMIUM_PATH: browser,
  });
  const result = await read<BrowserReport>(report);
  const specs = specsIn(result?.suites ?? []);
  for (const title of unsteady(specs)) console.error(`UNSTEADY, passed on its second attempt: ${title}`);
  for (const [reason, count] of skipped(specs)) leftOut.push(`NOT TESTED, ${count} of the tests: ${reason}`);
  for (const [host, reason] of left) leftOut.push(`NOT TESTED: the host ${host}. ${reason}.`);
  // Where everything must be tested, a host that was left out is a failure. What a test itself leaves out is not: Debian updates the
  // browser, and the school may switch a part off.
  const failedHosts = process.env.CI ? left.size : 0;
  return counted(
    name,
    status,
    result && { passed: result.stats.expected + result.stats.flaky, failed: result.stats.unexpected + failedHosts },
  );
}

function specsIn(reported: readonly BrowserSuite[]): BrowserSpec[] {
  return reported.flatMap(({ suites: within = [], specs = [] }) => [...specs, ...specsIn(within)]);
}

/** The tests that failed and then passed, each with its file. */
function unsteady(specs: readonly BrowserSpec[]): string[] {
  return specs.filter(({ tests }) => tests.some((test) => test.status === 'flaky')).map(({ file, title }) => `${file}, ${title}`);
}

/** How many tests were left out, by the reason that they give. */
function skipped(specs: readonly BrowserSpec[]): Map<string, number> {
  const reasons = new Map<string, number>();
  for (const { status, annotations } of specs.flatMap(({ tests }) => tests)) {
    if (status !== 'skipped') continue;
    const said = annotations.find(({ type }) => type === 'skip')?.description;
    const reason = said || 'no reason is given: what they stand on has failed, or somebody has left them out';
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return reasons;
}

/** What a suite reported; one failure more where it broke off, reported nothing or ran no test. */
function counted(name: string, status: number | null, outcome: Outcome | null): Outcome {
  const { passed, failed } = outcome ?? { passed: 0, failed: 0 };
  if (passed + failed === 0) console.error(`${name}: no test was run.`);
  const brokeOff = passed + failed === 0 || (status !== 0 && failed === 0);
  return { passed, failed: brokeOff ? failed + 1 : failed };
}

/** Runs a command with its output on this terminal, and gives its exit status. */
function run(name: string, command: string, args: readonly string[], also: Record<string, string> = {}): Promise<number | null> {
  console.log(`\n— ${name}`);
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...environment, ...also }, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(`${command} can't be started (${error.message}): run npm install first.`);
      resolve(1);
    });
    child.on('close', (status) => {
      console.log(`— ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
      resolve(status);
    });
  });
}

async function read<Report>(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

/** The suites to run and whether to build first, from the command line. Ends with advice where that makes no sense. */
function readOptions(): { only: readonly string[]; build: boolean } {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, build: { type: 'boolean', default: true } },
      allowNegative: true,
    });
    const asked = values.only?.split(',') ?? suites;
    const unknown = asked.filter((suite) => !suites.includes(suite));
    if (unknown.length > 0) throw new Error(`There is no suite '${unknown.join("', '")}': write one of ${suites.join(', ')}.`);
    return { only: asked, build: values.build };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
