/** `node tools/serve.ts`: where it listens, and what it says when it can't. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../../hosting/project.ts';
import { freePort } from '../../tools/hosts/free-port.ts';
import { startServer } from '../../tools/static-server.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

const script = inProject('tools/serve.ts');

interface Started {
  child: ChildProcess;
  /** All that it has said so far. */
  said(): string;
  /** Its exit status. */
  ended: Promise<number | null>;
}

function start(port: string | undefined): Started {
  const { PORT: _mine, ...env } = process.env;
  const child = spawn(process.execPath, [script], { env: { ...env, ...(port === undefined ? {} : { PORT: port }) } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  return { child, said: () => text, ended: new Promise((resolve) => child.on('close', resolve)) };
}

test('serves the site at the port that PORT names, and says where', async () => {
  const port = await freePort();
  const { child, said, ended } = start(String(port));
  try {
    await expect.poll(said, { timeout: 20_000 }).toContain(`http://127.0.0.1:${port}/`);
    const response = await fetch(`http://127.0.0.1:${port}/about`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
  } finally {
    child.kill();
    await ended;
  }
});

test('a busy port is named, with what to do, and the exit status is 1', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  try {
    const { said, ended } = start(String(port));
    expect(await ended).toBe(1);
    expect(said()).toContain(`Port ${port} is taken`);
    expect(said()).toContain('PORT=');
    expect(said(), 'no stack of calls').not.toMatch(/\n\s+at /);
  } finally {
    holder.close();
  }
});

for (const port of ['abc', '0', '-1', '65536', '80.5', '4321x']) {
  test(`PORT=${port} is refused with what to write instead`, async () => {
    const { said, ended } = start(port);
    expect(await ended).toBe(1);
    expect(said()).toContain(`PORT is '${port}'`);
    expect(said()).toContain('65535');
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
