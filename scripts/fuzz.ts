/**
 * Sends each host ten thousand odd requests (`npm run fuzz`) and writes what came of it to docs/quality/. Fails on a fault of the server, a file
 * that is not the site's, and a way to another host. `-- --seed=7 --count=500 --host=nginx` for another run.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSite } from './fuzz/judge.ts';
import { type FuzzResult, fuzz } from './fuzz/run.ts';
import { hosts } from './hosts/hosts.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261121' },
    count: { type: 'string', default: '10000' },
    host: { type: 'string' },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
const folder = fileURLToPath(new URL('../dist/', import.meta.url));
const site = await readSite(folder);
const results: Record<string, FuzzResult> = {};
let failed = false;

for (const kind of hosts.filter(({ name }) => !values.host || name === values.host)) {
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
  console.log(`${kind.name}: ${count} requests, ${result.faults.length} faults; ${JSON.stringify(result.answers)}`);
  for (const { method, path, headers, fault } of result.faults.slice(0, 10)) {
    console.log(`  ${fault}: ${method} ${JSON.stringify(path)} ${JSON.stringify(headers.slice(2))}`);
  }
}

if (!values.host) {
  const day = new Date().toISOString().slice(0, 10);
  const report = { day, seed, count, hosts: results };
  await writeFile(new URL(`../docs/quality/fuzz-${day}.json`, import.meta.url), `${JSON.stringify(report, null, 2)}\n`);
}
process.exitCode = failed ? 1 : 0;
