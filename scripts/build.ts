/** Builds the site into dist/: checks the content, builds the pages, compresses them. `npm run build`. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { problemsMessage, readContent } from '../src/data/read-content.ts';

const { problems } = readContent(fileURLToPath(new URL('..', import.meta.url)));
if (problems.length > 0) {
  console.error(problemsMessage(problems));
  process.exit(1);
}

const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' };
for (const [command, ...args] of [
  ['astro', 'build', '--silent'],
  ['node', 'scripts/compress.ts'],
  ['node', 'scripts/nginx-config.ts'],
  ['node', 'scripts/wrangler-config.ts'],
] as const) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: environment });
  if (status !== 0) process.exit(status ?? 1);
}
