/** What is asked of a host after a publication: it finds what is wrong, and nothing where all is well. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inProject } from '../../publish/project.ts';
import { hostFaults } from '../../tools/hosts/host-faults.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

for (const [status, to, isRight] of [
  [301, 'https', true],
  [308, 'https', true],
  [302, 'https', false],
  [301, 'https://b.example', false],
] as const) {
  test(`http that answers ${status} and leads to ${to} is ${isRight ? 'right' : 'told'}`, async ({ served: { origin } }) => {
    const location = to === 'https' ? origin : to;
    const server = createServer((request, response) => response.writeHead(status, { Location: location + request.url }).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const plainOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const faults = await hostFaults({ origin, plainOrigin, folder: dist });
    server.close();
    expect(faults).toEqual(isRight ? [] : [expect.stringContaining(`leads to ${location}/about`)]);
  });
}

test('http that serves pages, a page that was rewritten on its way and another policy are reported', async ({
  served: { origin },
}) => {
  expect(await hostFaults({ origin, plainOrigin: origin, folder: dist })).toEqual([expect.stringContaining('answers 200')]);
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  await cp(dist, folder, { recursive: true });
  const replace = async (file: string, find: string, by: string) =>
    writeFile(join(folder, file), (await readFile(join(folder, file), 'utf8')).replace(find, by));
  const faults = () => hostFaults({ origin, plainOrigin: null, folder });
  expect(await faults()).toEqual([]);
  await replace('index.html', '</html>', ' </html>');
  expect(await faults()).toEqual([expect.stringContaining('/ is not the file index.html')]);
  await replace('_headers', "default-src 'none'", "default-src 'self'");
  expect(await faults()).toHaveLength(3);
  await rm(folder, { recursive: true });
});

test('the command says that all is well', async ({ served: { origin } }) => {
  const { stdout } = await promisify(execFile)(process.execPath, [inProject('tools/ask-host.ts'), origin]);
  expect(stdout).toContain(`${origin} serves the site that was built.`);
});
