/**
 * Builds the site into dist/: checks the content, builds the pages, compresses them. `npm run build`. All of it is made beside dist/, which it
 * replaces at the end: a build that fails leaves the site before it as it was.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dayInIndia, eventHistoryFaults } from '../build/event-history.ts';
import { inProject } from '../build/project.ts';
import { publicFileFaults } from '../hosting/public-files.ts';
import { problemsMessage, readContent } from '../src/data/read-content.ts';
import { machineFault } from './machine-faults.ts';
import './check-folder.ts';

const { problems } = readContent(inProject());
const inHistory = problems.length === 0 ? eventHistoryFaults(inProject(), dayInIndia(new Date())) : [];
if (problems.length + inHistory.length > 0) stop(problemsMessage([...problems, ...inHistory]));
const inPublic = publicFileFaults(inProject());
if (inPublic.length > 0) stop(inPublic.join('\n'));

// What the machine refuses is told in a sentence, without a stack.
process.on('uncaughtException', (error) => stop(machineFault(String(error)) ?? error.stack ?? String(error)));

const dist = inProject('dist');
const [made, former] = [`${dist}.new`, `${dist}.old`];
const remove = (folder: string) => rm(folder, { recursive: true, force: true });
const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' };

await remove(made);
for (const [command, ...args] of [
  ['astro', 'build', '--silent', '--outDir', made],
  ['node', 'tools/compress.ts', made],
] as const) {
  const { status, stderr } = spawnSync(command, args, {
    cwd: inProject(),
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: environment,
  });
  if (status === 0) {
    process.stderr.write(stderr);
    continue;
  }
  await remove(made).catch(() => undefined);
  stop(machineFault(stderr ?? '') ?? stderr ?? '', status ?? 1);
}
await remove(former);
if (existsSync(dist)) await rename(dist, former);
await rename(made, dist);
await remove(former);

function stop(says: string, status = 1): never {
  console.error(says.trimEnd());
  process.exit(status);
}
