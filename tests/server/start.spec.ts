/** `node tools/serve.ts`: where it listens, and what it says when it can't. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inProject } from '../../build/project.ts';
import { freePort } from '../../tools/hosts/programs.ts';
import { startServer } from '../../tools/static-server.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

const script = inProject('tools/serve.ts');
const run = promisify(execFile);
const withPort = (PORT: string) => ({ env: { ...process.env, PORT } });

test('serves the site at the port that PORT names, and says where', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [script], withPort(`${port}`));
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  try {
    await expect.poll(() => said, { timeout: 20_000 }).toContain(`http://127.0.0.1:${port}/`);
    const response = await fetch(`http://127.0.0.1:${port}/about`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
  } finally {
    child.kill();
  }
});

test('a busy port is named, with what to do, and the exit status is 1', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  try {
    // What it says ends with that: no stack of calls.
    const stderr = expect.stringMatching(new RegExp(`Port ${port} is taken.*PORT=\\S+ npm start\\s*$`));
    await expect(run(process.execPath, [script], withPort(`${port}`))).rejects.toMatchObject({ code: 1, stderr });
  } finally {
    holder.close();
  }
});

for (const port of ['0', '65536', '4321x']) {
  test(`PORT=${port} is refused with what to write instead`, async () => {
    const stderr = expect.stringMatching(new RegExp(`PORT is '${port}'.*65535`));
    await expect(run(process.execPath, [script], withPort(port))).rejects.toMatchObject({ code: 1, stderr });
  });
}

test('listens on this machine alone', async () => {
  const { server } = await startServer({ folder: dist, port: 0 });
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  server.close();
});

test('a folder without a built site is refused with the command that builds it', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'empty-'));
  await expect(startServer({ folder: empty, port: 0 })).rejects.toThrow(/npm run build/);
  await rm(empty, { recursive: true });
});
