/** Builds the site into dist/: checks the content, builds the pages, compresses them. `npm run build`. */
import { spawnSync } from 'node:child_process';
import { contentFaults } from './content/content-faults.ts';

const faults = await contentFaults();
if (faults.length > 0) {
  console.error(`The content has faults:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
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
