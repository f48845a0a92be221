/**
 * nginx under load (`npm run load`): wrk for 30 s on a page and then on a bare file of the same bytes, from the same nginx without any header
 * of the site's. Fails on any answer of 400 and above, and where the page itself does not come whole: wrk takes an answer that leads on for a
 * good one. Writes docs/quality/load-DAY.json.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../deploy/project.ts';
import { ask } from '../tests/support/raw.ts';
import { nginx } from './hosts/nginx.ts';

const dist = inProject('dist/');
const page = '/about';
const settings = { seconds: 30, connections: 64, threads: 2 };

interface Load {
  requestsPerSecond: number;
  requests: number;
  /** Answers of 400 and above, and connections that broke. */
  errors: number;
  latency: { half: string; '99%': string };
}

const missing = nginx.missing() ?? (spawnSync('wrk', ['--version']).error ? 'wrk is not installed (apt-get install wrk)' : null);
if (missing) {
  console.error(missing);
  process.exit(1);
}

const bareFolder = await mkdtemp(join(tmpdir(), 'bare-'));
for (const name of ['bare', 'index']) {
  for (const end of ['.html', '.html.br']) await copyFile(join(dist, page + end), join(bareFolder, name + end));
}
// The same server with no header of the site's.
await writeFile(join(bareFolder, '_headers'), '/*\n');
const site = await load(dist, page);
const bare = await load(bareFolder, '/bare');
await rm(bareFolder, { recursive: true });

const day = new Date().toISOString().slice(0, 10);
const report = {
  day,
  processors: cpus().length,
  ...settings,
  page,
  site,
  bare,
  share: Number((site.requestsPerSecond / bare.requestsPerSecond).toFixed(2)),
};
console.log(report);
await writeFile(new URL(`../docs/quality/load-${day}.json`, import.meta.url), `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = site.errors + bare.errors === 0 ? 0 : 1;

async function load(folder: string, path: string): Promise<Load> {
  const host = await nginx.start(folder);
  const { status, body } = await ask(host.origin, path, { headers: { 'Accept-Encoding': 'br' } });
  if (status !== 200 || !body.equals(await readFile(join(folder, `${path}.html.br`)))) {
    await host.stop();
    throw new Error(`${path} answers ${status}, and not with the page's own bytes.`);
  }
  const { seconds, connections, threads } = settings;
  const args = [
    `-t${threads}`,
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
    host.origin + path,
  ];
  const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' });
  await host.stop();
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  const broken = [...stdout.matchAll(/(?:connect|read|write|timeout) (\d+)/g)].reduce(
    (total, [, count]) => total + Number(count),
    0,
  );
  const refused = stdout.includes('Non-2xx') ? number(/Non-2xx or 3xx responses: (\d+)/) : 0;
  const requests = number(/(\d+) requests in/);
  if (!(requests > 0)) throw new Error(`wrk said: ${stdout}`);
  const latency = { half: /50%\s+(\S+)/.exec(stdout)?.[1] ?? '', '99%': /99%\s+(\S+)/.exec(stdout)?.[1] ?? '' };
  return { requestsPerSecond: Math.round(number(/Requests\/sec:\s+([\d.]+)/)), requests, errors: broken + refused, latency };
}
