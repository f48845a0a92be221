/**
 * How long a clone takes from nothing to a built site: `npm run fresh`. Copies what git knows, and what it would take in, to a folder of
 * its own, installs there from npm's cache and builds, cards drawn anew and all compressed. Writes a dated file to docs/quality/ and exits
 * with 1 where both together take longer than bench/budgets.ts allows. By the clock: let the machine rest, its load is written down.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inProject } from '../deploy/project.ts';
import { freshClone } from './budgets.ts';
import { writeRecord } from './record.ts';

const root = inProject();
const began = new Date();
const loadBefore = loadavg();
const clone = await mkdtemp(join(tmpdir(), 'clone-'));
try {
  for (const file of filesOfClone()) await cp(join(root, file), join(clone, file));
  const install = seconds('npm', ['ci', '--prefer-offline']);
  const build = seconds('npm', ['run', 'build']);
  const together = install + build;
  const machine = { cores: cpus().length, loadBefore, loadAfter: loadavg() };
  await writeRecord('fresh', began, 'whole', {
    machine,
    seconds: { install: round(install), build: round(build), together: round(together) },
  });
  console.log(
    `Installed in ${round(install)} s, built in ${round(build)} s; load of the machine before: ${loadBefore[0]?.toFixed(1)}.`,
  );
  if (together > freshClone.installAndBuild) {
    console.log(`Falls short: ${round(together)} s together, at most ${freshClone.installAndBuild}, on a machine at rest`);
    process.exitCode = 1;
  }
} finally {
  await rm(clone, { recursive: true, force: true });
}

/** The files that a clone of this working tree would have. */
function filesOfClone(): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (listed.status !== 0) throw new Error(`git does not say what belongs to the project: ${listed.stderr}`);
  const gone = spawnSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).stdout.split('\0');
  return listed.stdout.split('\0').filter((file) => file !== '' && !gone.includes(file));
}

/** Runs a command in the clone, with nothing of this project's own in its way. Throws where it fails. */
function seconds(command: string, args: readonly string[]): number {
  const from = performance.now();
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: clone, encoding: 'utf8', env: { ...process.env, PATH } });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return (performance.now() - from) / 1000;
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
