/**
 * Builds the site into dist/: checks the content, builds the pages, compresses them. `npm run build`. All of it is made beside dist/, which it
 * replaces at the end: a build that fails leaves the site before it as it was.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { inProject } from '../build/project.ts';
import { problemsMessage, readContent } from '../src/model/read-content.ts';

const { problems } = readContent(inProject());
if (problems.length > 0) {
  console.error(problemsMessage(problems));
  process.exit(1);
}

const dist = inProject('dist');
const [made, former] = [`${dist}.new`, `${dist}.old`];
const remove = (folder: string) => rm(folder, { recursive: true, force: true });
const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' };

await remove(made);
for (const [command, ...args] of [
  ['astro', 'build', '--silent', '--outDir', made],
  ['node', 'tools/compress.ts', made],
] as const) {
  const { status } = spawnSync(command, args, { cwd: inProject(), stdio: 'inherit', env: environment });
  if (status === 0) continue;
  await remove(made);
  process.exit(status ?? 1);
}
await remove(former);
if (existsSync(dist)) await rename(dist, former);
await rename(made, dist);
await remove(former);
