/**
 * Writes publish/cloudflare/wrangler.jsonc for the site at an address. Needs no packages: the deploy job runs it from source, because the
 * job that builds the site runs third-party code.
 *
 *   node tools/wrangler-config.ts https://www.school.example
 */
import { writeFileSync } from 'node:fs';
import { wranglerConfig } from '../publish/cloudflare/wrangler-config.ts';
import { inProject } from '../publish/project.ts';

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address)) {
  console.error('Pass the address of the site: node tools/wrangler-config.ts https://www.school.example');
  process.exit(1);
}
writeFileSync(inProject('publish/cloudflare/wrangler.jsonc'), wranglerConfig(new URL(address).hostname));
