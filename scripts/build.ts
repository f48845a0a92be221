/** Builds the site into dist/ and compresses it: `npm run build`. */
import { spawnSync } from 'node:child_process';

const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' };
for (const [command, ...args] of [
  ['astro', 'build', '--silent'],
  ['node', 'scripts/compress.ts'],
] as const) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: environment });
  if (status !== 0) process.exit(status ?? 1);
}
