/**
 * Checks that a host serves the files in dist/, as the last step of a deployment. Needs no packages.
 *
 *   node tools/check-host.ts https://www.school.example
 *
 * A host needs some time to distribute a new version, so the check repeats for up to two minutes. Prints the faults and exits with 1 if any are left.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { projectPath } from '../publish/project.ts';
import { hostFaults } from './hosts/host-faults.ts';

const [siteUrl = ''] = process.argv.slice(2);
if (!URL.canParse(siteUrl)) {
  console.error('Pass the URL of the site: node tools/check-host.ts https://www.school.example');
  process.exit(1);
}
const { origin, host, protocol } = new URL(siteUrl);
const httpOrigin = protocol === 'https:' ? `http://${host}` : null;
const folder = projectPath('dist/');
const deadline = Date.now() + 120_000;

/** Returns the host's faults. An unreachable host is a fault. */
const checkOnce = (): Promise<string[]> =>
  hostFaults({ origin, httpOrigin, folder }).catch((error: Error) => [
    `${origin} could not be reached: ${error.message} ${error.cause ?? ''}`.trim(),
  ]);

let faults = await checkOnce();
while (faults.length > 0 && Date.now() < deadline) {
  await wait(10_000);
  faults = await checkOnce();
}
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${origin} serves the built site.`);
process.exitCode = faults.length > 0 ? 1 : 0;
