/**
 * Asks a host on the web whether it serves what lies in dist/, as the last step of a publication; needs no package.
 *
 *   node tools/ask-host.ts https://www.school.example
 *
 * A host takes a moment to pass on what is new: it is asked for up to two minutes. Ends with 1 and what is wrong.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from '../publish/project.ts';
import { hostFaults } from './hosts/host-faults.ts';

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address)) {
  console.error('Say where the site is: node tools/ask-host.ts https://www.school.example');
  process.exit(1);
}
const { origin, host, protocol } = new URL(address);
const plainOrigin = protocol === 'https:' ? `http://${host}` : null;
const folder = inProject('dist/');
const end = Date.now() + 120_000;

/** The faults, an unreachable host for one of them. */
const askedOnce = (): Promise<string[]> =>
  hostFaults({ origin, plainOrigin, folder }).catch((error: Error) => [
    `${origin} could not be asked: ${error.message} ${error.cause ?? ''}`.trim(),
  ]);

let faults = await askedOnce();
while (faults.length > 0 && Date.now() < end) {
  await wait(10_000);
  faults = await askedOnce();
}
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${origin} serves the site that was built.`);
process.exitCode = faults.length > 0 ? 1 : 0;
