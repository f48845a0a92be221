/** The configuration that hosts read outside the published folder: nginx's and wrangler's. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../build/project.ts';
import { wranglerConfig } from './cloudflare/wrangler-config.ts';
import { readHeadersFile } from './host-files.ts';
import { nginxConfig } from './nginx/nginx-config.ts';
import { redirectRules } from './redirects.ts';

/**
 * Makes the configuration for the site built in `folder`, whose `_headers` it reads: its policy has the hashes of these very pages. `origin` is
 * the site's own address; LISTEN and ROOT in the environment say where nginx serves it. Returns the function that writes the files, to be called
 * when `folder` becomes the site.
 */
export async function hostConfigs(
  folder: string,
  origin: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<() => Promise<void>> {
  const rules = readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const { LISTEN: listen = '8080', ROOT: root = '/srv/site' } = env;
  const files = {
    'hosting/nginx/site.conf': nginxConfig(rules, redirectRules, { listen, root }),
    'hosting/cloudflare/wrangler.jsonc': wranglerConfig(new URL(origin).hostname),
  };
  return async () => {
    for (const [file, text] of Object.entries(files)) await writeFile(inProject(file), text);
  };
}
