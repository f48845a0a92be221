/**
 * What axe and the W3C's checker say of the built site, counted: `npm run readings`. Runs the tests that ask them (they are part of `npm test`),
 * writes what they noted to a dated file in docs/quality/, and ends with 1 where one of them fails. The tables of docs/quality.md are made
 * from that file: `node bench/readings-table.ts docs/quality/readings-DATE.json`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from '../scripts/find-browser.ts';
import type { AxeReading, CheckerReading } from '../tests/support/readings.ts';
import { type AxeGroup, groupsOf } from './readings-table.ts';
import { writeRecord } from './record.ts';

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly { file: string; tests: readonly { results: readonly Result[] }[] }[];
}

interface Result {
  annotations?: readonly { type: string; description?: string }[];
}

findOrInstallBrowser();
const began = new Date();
const folder = await mkdtemp(join(tmpdir(), 'readings-'));
const report = join(folder, 'report.json');
const asked = ['--project=pages', '--grep=axe finds nothing|W3C’s checker finds', '--reporter=list,json'];
const { status } = spawnSync('npx', ['playwright', 'test', ...asked], {
  stdio: 'inherit',
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
});
const notes = notesIn(JSON.parse(await readFile(report, 'utf8')) as Suite);
await rm(folder, { recursive: true });
const axe: AxeGroup[] = groupsOf(
  notes
    .filter(({ type }) => type === 'axe')
    .map(({ file, description }) => ({ file, ...(JSON.parse(description) as AxeReading) })),
);
const checker = notes
  .filter(({ type }) => type === 'checker')
  .map(({ description }) => JSON.parse(description) as CheckerReading);
if (axe.length === 0 || checker.length !== 1)
  throw new Error('The tests noted no readings: is the site built, and the report whole?');
await writeRecord('readings', began, 'whole', { axe, checker: checker[0] });
process.exitCode = status ?? 1;

/** All that was noted, of a test that was tried again the last time alone, with the file of the test. */
function notesIn({ suites = [], specs = [] }: Suite): { file: string; type: string; description: string }[] {
  const own = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) =>
      (results.at(-1)?.annotations ?? []).map(({ type, description = '' }) => ({ file, type, description })),
    ),
  );
  return [...own, ...suites.flatMap(notesIn)];
}
