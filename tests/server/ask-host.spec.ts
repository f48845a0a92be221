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

const run = promisify(execFile);

/** A host that answers everything alike, as one does that leads to https. */
async function answering(status: number, location: string, use: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => response.writeHead(status, { Location: location + request.url }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
}

test('http that leads to the host for good is right; it is told where it serves pages, leads on for now or elsewhere', async ({
  served: { origin },
}) => {
  expect(await hostFaults({ origin, plainOrigin: origin, folder: dist })).toEqual([expect.stringContaining('answers 200')]);
  for (const [status, location, isRight] of [
    [301, origin, true],
    [308, origin, true],
    [302, origin, false],
    [301, 'https://b.example', false],
  ] as const) {
    await answering(status, location, async (plainOrigin) => {
      const faults = await hostFaults({ origin, plainOrigin, folder: dist });
      expect(faults).toEqual(isRight ? [] : [expect.stringContaining(`leads to ${location}/about`)]);
    });
  }
});

test('an older build, a page that was rewritten on its way and another policy are told', async ({ served: { origin } }) => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  await cp(dist, folder, { recursive: true });
  const faultsOfThis = () => hostFaults({ origin, plainOrigin: null, folder });
  expect(await faultsOfThis()).toEqual([]);

  await writeFile(
    join(folder, 'index.html'),
    (await readFile(join(folder, 'index.html'), 'utf8')).replace('</html>', ' </html>'),
  );
  expect(await faultsOfThis()).toEqual([expect.stringContaining('/ is not the file index.html')]);

  const headers = await readFile(join(folder, '_headers'), 'utf8');
  await writeFile(join(folder, '_headers'), headers.replace("default-src 'none'", "default-src 'self'"));
  expect(await faultsOfThis()).toHaveLength(3);
  await rm(folder, { recursive: true });
});

test('the command says that all is well, or what it has to be told', async ({ served: { origin } }) => {
  const command = inProject('tools/ask-host.ts');
  expect((await run(process.execPath, [command, origin])).stdout).toContain(`${origin} serves the site that was built.`);
  await expect(run(process.execPath, [command])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Say where the site is'),
  });
});
