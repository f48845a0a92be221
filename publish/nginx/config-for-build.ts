import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHeadersFile } from '../host-files.ts';
import { builtPages } from '../pages/built-pages.ts';
import { redirectRules } from '../redirects.ts';
import { nginxConfig } from './nginx-config.ts';

/**
 * Returns nginx's configuration for the site built in `folder`, made from its `_headers`: the policy there holds the hashes of these very
 * pages. `listen` and `root` say where nginx serves the site.
 */
export async function nginxConfigFor(folder: string, place: { listen: string; root: string }): Promise<string> {
  const rules = readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const pages = (await builtPages(folder)).map(({ path }) => path);
  return nginxConfig({ rules, redirects: redirectRules, pages }, place);
}
