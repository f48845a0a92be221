/**
 * Sends each host ten thousand odd requests (`npm run fuzz`) and writes what came of it to docs/quality/. Fails on a fault of the server, a file
 * that is not the site's, a part that is not what it says, and a way to another host. `-- --seed=7 --count=500 --host=nginx` for another run,
 * which never takes its place.
 */
import { parseArgs } from 'node:util';
import { writeRecord } from '../bench/record.ts';
import { inProject } from '../deploy/project.ts';
import { askedOf, countOf } from './asked.ts';
import { readSite } from './fuzz/judge.ts';
import { type FuzzResult, fuzz } from './fuzz/run.ts';
import { hosts } from './hosts/hosts.ts';

const began = new Date();
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261121' },
    count: { type: 'string', default: '10000' },
    host: { type: 'string' },
  },
});
const [seed, count] = [countOf(values.seed, '--seed'), countOf(values.count, '--count')];
const names = askedOf(
  hosts.map(({ name }) => name),
  values.host,
  '--host',
);
const folder = inProject('dist/');
const site = await readSite(folder);
const results: Record<string, FuzzResult> = {};
let failed = false;

for (const kind of hosts.filter(({ name }) => names.includes(name))) {
  const missing = kind.missing();
  if (missing) {
    console.error(`NOT TRIED: ${kind.name}. ${missing}.`);
    failed = true;
    continue;
  }
  const host = await kind.start(folder);
  const result = await fuzz(host.origin, site, { seed, count });
  const stands = (await fetch(`${host.origin}/about`)).ok;
  await host.stop();
  results[kind.name] = result;
  failed ||= result.faults.length > 0 || !stands;
  console.log(
    `${kind.name}: ${count} requests, ${result.faults.length} faults; ${JSON.stringify(result.answers)}, and behind those that lead on ${JSON.stringify(result.followed)}`,
  );
  for (const { method, path, headers, fault } of result.faults.slice(0, 10)) {
    console.log(`  ${fault}: ${method} ${JSON.stringify(path)} ${JSON.stringify(headers.slice(2))}`);
  }
}

await writeRecord('fuzz', began, process.argv.length === 2 ? 'whole' : 'part', { seed, count, hosts: results });
process.exitCode = failed ? 1 : 0;
