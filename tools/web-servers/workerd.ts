import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectPath } from '../../publish/project.ts';
import { startWebServer, type WebServer } from './server-program.ts';

const wrangler = projectPath('publish/tools/node_modules/wrangler/bin/wrangler.js');

/** Cloudflare's runtime with the project's configuration, started by wrangler without a connection to Cloudflare. */
export const workerd: WebServer = {
  name: 'workerd',
  whyMissing: () => (existsSync(wrangler) ? null : 'wrangler is not installed (npm ci --prefix publish/tools)'),
  start: (folder) => startWorker('wrangler.jsonc', folder),
};

/** Starts a Worker. `config` is the name of its configuration in publish/cloudflare, `folder` has the files that it serves. */
export function startWorker(config: string, folder: string, variables: Readonly<Record<string, string>> = {}) {
  return startWebServer('workerd', async (workFolder, port) => {
    const file = projectPath(`publish/cloudflare/${config}`);
    // A copy of the configuration with absolute paths, because wrangler writes temporary files next to it.
    const localConfig = (await readFile(file, 'utf8'))
      .replace(/"directory": "[^"]*"/, () => `"directory": ${JSON.stringify(folder)}`)
      .replace(/"main": "([^"]*)"/, (_, main: string) => `"main": ${JSON.stringify(join(dirname(file), main))}`);
    await writeFile(join(workFolder, 'wrangler.jsonc'), localConfig);
    const addressArgs = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
    const variableArgs = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
    const args = [wrangler, 'dev', ...addressArgs, ...variableArgs, '--show-interactive-dev-session=false'];
    const env = {
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      XDG_CONFIG_HOME: workFolder,
    };
    return { command: process.execPath, args, env };
  });
}
