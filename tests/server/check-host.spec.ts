/** The check of a host after a deployment. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectPath } from '../../publish/project.ts';
import { hostFaults } from '../../tools/hosts/host-faults.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

for (const [status, target, isCorrect] of [
  [301, 'the site', true],
  [308, 'the site', true],
  [302, 'the site', false],
  [301, 'https://b.example', false],
] as const) {
  test(`http that redirects to ${target} with status ${status} is ${isCorrect ? 'accepted' : 'reported'}`, async ({
    served: { origin },
  }) => {
    const location = target === 'the site' ? origin : target;
    const server = createServer((request, response) => response.writeHead(status, { Location: location + request.url }).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const httpOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const faults = await hostFaults({ origin, httpOrigin, folder: dist });
    server.close();
    expect(faults).toEqual(isCorrect ? [] : [expect.stringContaining(`leads to ${location}/about`)]);
  });
}

test('pages served over http, a modified page and another content security policy are reported', async ({
  served: { origin },
}) => {
  expect(await hostFaults({ origin, httpOrigin: origin, folder: dist })).toEqual([expect.stringContaining('returns 200')]);
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  await cp(dist, folder, { recursive: true });
  const replace = async (file: string, search: string, replacement: string) =>
    writeFile(join(folder, file), (await readFile(join(folder, file), 'utf8')).replace(search, replacement));
  const findFaults = () => hostFaults({ origin, httpOrigin: null, folder });
  expect(await findFaults()).toEqual([]);
  await replace('index.html', '</html>', ' </html>');
  expect(await findFaults()).toEqual([expect.stringContaining('/ is not the file index.html')]);
  await replace('_headers', "default-src 'none'", "default-src 'self'");
  expect(await findFaults()).toHaveLength(3);
  await rm(folder, { recursive: true });
});

test('the command confirms that the host serves the built site', async ({ served: { origin } }) => {
  const { stdout } = await promisify(execFile)(process.execPath, [projectPath('tools/check-host.ts'), origin]);
  expect(stdout).toContain(`${origin} serves the built site.`);
});
