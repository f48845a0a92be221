/** Writes wrangler's configuration for the site in dist/ to hosting/cloudflare/wrangler.jsonc, part of every build. */
import { writeFile } from 'node:fs/promises';
import { wranglerConfig } from '../hosting/cloudflare/wrangler-config.ts';
import { site } from '../src/site.ts';
import { isPlaceholder } from './launch/settings-items.ts';

const { hostname } = new URL(site.origin);
const file = new URL('../hosting/cloudflare/wrangler.jsonc', import.meta.url);
await writeFile(file, wranglerConfig(isPlaceholder(hostname) ? null : hostname));
