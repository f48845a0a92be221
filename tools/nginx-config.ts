/**
 * Writes nginx's configuration for the site in dist/ or the folder given to hosting/nginx/site.conf, part of every build. LISTEN and ROOT say
 * what nginx listens to and where the site will lie on its machine.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHeadersFile } from '../hosting/host-files.ts';
import { nginxConfig } from '../hosting/nginx/nginx-config.ts';
import { inProject } from '../hosting/project.ts';
import { redirectRules } from '../hosting/redirects.ts';

const [folder = inProject('dist')] = process.argv.slice(2);
const rules = readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
const place = { listen: process.env.LISTEN ?? '8080', root: process.env.ROOT ?? '/srv/site' };
await writeFile(inProject('hosting/nginx/site.conf'), nginxConfig(rules, redirectRules, place));
