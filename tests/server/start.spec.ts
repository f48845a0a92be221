/** `node tools/serve.ts`: its address, its responses and its error messages. */
import { execFile, spawn } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { headersFor } from '../../publish/headers.ts';
import { parseHeadersFile } from '../../publish/host-files.ts';
import { projectPath } from '../../publish/project.ts';
import { startServer } from '../../tools/static-server.ts';
import { freePort } from '../../tools/web-servers/server-program.ts';
import { sendRawRequest } from '../support/raw-request.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

const script = projectPath('tools/serve.ts');
const run = promisify(execFile);
const withPort = (PORT: string) => ({ env: { ...process.env, PORT } });

test('npm start serves the site on the loopback interface at PORT and prints the URL', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [script], withPort(`${port}`));
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  try {
    await expect.poll(() => output, { timeout: 20_000 }).toContain(`http://127.0.0.1:${port}/`);
    const response = await fetch(`http://127.0.0.1:${port}/about`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
  } finally {
    child.kill();
  }
});

test.describe('as on a host', () => {
  test('every file has the site’s headers', async ({ served: { origin } }) => {
    const rules = parseHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));
    const [script = ''] = await Array.fromAsync(glob('assets/*.js', { cwd: dist }));
    for (const path of ['/', '/about', `/${script}`, '/social/home.jpg', '/favicon.ico']) {
      const { status, headers } = await sendRawRequest(origin, path);
      expect(status, path).toBe(200);
      for (const [name, value] of Object.entries(headersFor(rules, path))) expect(headers[name.toLowerCase()], path).toBe(value);
    }
  });

  test('an unknown path gets the 404 page', async ({ served: { origin } }) => {
    const page = await readFile(join(dist, '404.html'));
    for (const path of [
      '/no-such-page',
      '/404',
      '/assets/none.js',
      '/_headers',
      '/404/',
      '/events.ics/',
      '/about.html.br',
      '/../package.json',
      '/%',
    ]) {
      const { status, headers, body } = await sendRawRequest(origin, path);
      expect([status, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(body.equals(page), path).toBe(true);
    }
    expect((await sendRawRequest(origin, '/about', { method: 'POST' })).status).toBe(405);
  });
});

test('a busy port, an invalid port and a missing build are reported with advice', async () => {
  const otherServer = createServer();
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
  const { port } = otherServer.address() as AddressInfo;
  const startError = (PORT: string) => run(process.execPath, [script], withPort(PORT)).catch((error) => error);
  // `\s*$`: the message is the last line, without a stack trace.
  const busyMessage = expect.stringMatching(new RegExp(`Port ${port} is in use.*PORT=\\S+ npm start\\s*$`));
  expect(await startError(`${port}`)).toMatchObject({ code: 1, stderr: busyMessage });
  expect(await startError('4321x')).toMatchObject({ code: 1, stderr: expect.stringMatching(/PORT is '4321x'.*65535/) });
  otherServer.close();
  const empty = await mkdtemp(join(tmpdir(), 'empty-'));
  await expect(startServer({ folder: empty, port: 0 })).rejects.toThrow(/npm run build/);
  await rm(empty, { recursive: true });
});
