/**
 * Writes nginx's configuration for the site in dist/ to deploy/nginx/site.conf, part of every build. LISTEN and ROOT say what nginx listens
 * to and where the site will lie on its machine.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { readHeadersFile } from '../deploy/host-files.ts';
import { nginxConfig } from '../deploy/nginx/nginx-config.ts';
import { redirectRules } from '../deploy/redirects.ts';

const rules = readHeadersFile(await readFile(new URL('../dist/_headers', import.meta.url), 'utf8'));
const place = { listen: process.env.LISTEN ?? '8080', root: process.env.ROOT ?? '/srv/site' };
await writeFile(new URL('../deploy/nginx/site.conf', import.meta.url), nginxConfig(rules, redirectRules, place));
