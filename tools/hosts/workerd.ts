import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inProject } from '../../publish/project.ts';
import { type HostKind, startHost } from './programs.ts';

const wrangler = inProject('publish/tools/node_modules/wrangler/bin/wrangler.js');

/** Cloudflare's own runtime with the project's configuration, started by wrangler and cut off from Cloudflare itself. */
export const workerd: HostKind = {
  name: 'workerd',
  missing: () => (existsSync(wrangler) ? null : 'wrangler is not installed (npm ci --prefix publish/tools)'),
  start: (folder) => startWorker('wrangler.jsonc', folder),
};

/** Starts a Worker by its configuration in publish/cloudflare, with its files from `folder` and with these values of its bindings. */
export function startWorker(config: string, folder: string, values: Readonly<Record<string, string>> = {}) {
  return startHost('workerd', async (own, port) => {
    const file = inProject(`publish/cloudflare/${config}`);
    // The project's configuration but for its places; wrangler keeps its passing files beside it.
    const placed = (await readFile(file, 'utf8'))
      .replace(/"directory": "[^"]*"/, () => `"directory": ${JSON.stringify(folder)}`)
      .replace(/"main": "([^"]*)"/, (_, main: string) => `"main": ${JSON.stringify(join(dirname(file), main))}`);
    await writeFile(join(own, 'wrangler.jsonc'), placed);
    const at = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
    const given = Object.entries(values).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
    const args = [wrangler, 'dev', ...at, ...given, '--show-interactive-dev-session=false'];
    const env = {
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      XDG_CONFIG_HOME: own,
    };
    return { command: process.execPath, args, env };
  });
}
