/** `node tools/serve.ts`: where it listens, and what it says when it can't. */
import { execFile, spawn } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { headersFor } from '../../publish/headers.ts';
import { readHeadersFile } from '../../publish/host-files.ts';
import { inProject } from '../../publish/project.ts';
import { redirectRules } from '../../publish/redirects.ts';
import { freePort } from '../../tools/hosts/programs.ts';
import { startServer } from '../../tools/static-server.ts';
import { notRedirected, redirected } from '../support/addresses.ts';
import { ask, plainBody } from '../support/raw.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

const script = inProject('tools/serve.ts');
const run = promisify(execFile);
const withPort = (PORT: string) => ({ env: { ...process.env, PORT } });

test('npm start serves the site at the port that PORT names, to this machine alone, and says where', async () => {
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

test.describe('like a host', () => {
  test('every file has the headers of the site, and text is compressed', async ({ served: { origin } }) => {
    const rules = readHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));
    const [script = ''] = await Array.fromAsync(glob('assets/*.js', { cwd: dist }));
    for (const path of ['/', '/about', `/${script}`, '/social/home.jpg', '/favicon.ico']) {
      const { status, headers } = await ask(origin, path);
      expect(status, path).toBe(200);
      for (const [name, value] of Object.entries(headersFor(rules, path))) expect(headers[name.toLowerCase()], path).toBe(value);
    }
    for (const coding of ['br', 'gzip', undefined]) {
      const answer = await ask(origin, '/about', { headers: { 'Accept-Encoding': coding ?? 'identity' } });
      expect(answer.headers['content-encoding']).toBe(coding);
      expect(plainBody(answer).equals(await readFile(join(dist, 'about.html')))).toBe(true);
    }
  });

  test('other spellings of an address redirect to its page', async ({ served: { origin } }) => {
    const old = redirectRules.map(({ from, to }) => [`${from}/?a=b`, `${to}?a=b`] as const);
    for (const [from, to] of [...redirected, ...old, ['/about/', '/about'], ['//about.html', '/about']] as const) {
      const { status, headers } = await ask(origin, from);
      expect([status, headers.location], from).toEqual([301, to]);
    }
    for (const path of notRedirected) expect((await ask(origin, path)).status, path).toBe(404);
  });

  test('an unknown address gets the 404 page', async ({ served: { origin } }) => {
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
      const { status, headers, body } = await ask(origin, path);
      expect([status, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(body.equals(page), path).toBe(true);
    }
    expect((await ask(origin, '/about', { method: 'POST' })).status).toBe(405);
  });

  test('films can be played in parts', async ({ served: { origin } }) => {
    const [film = ''] = await Array.fromAsync(glob('films/*.mp4', { cwd: dist }));
    const bytes = await readFile(join(dist, film));
    const part = await ask(origin, `/${film}`, { headers: { Range: 'bytes=100-199' } });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(part.body.equals(bytes.subarray(100, 200))).toBe(true);
    // Suffix ranges get the whole film.
    expect((await ask(origin, `/${film}`, { headers: { Range: 'bytes=-500' } })).body.length).toBe(bytes.length);
  });
});

test('a busy port, an invalid one and a missing site are reported with what to do', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  const refused = (PORT: string) => run(process.execPath, [script], withPort(PORT)).catch((error) => error);
  // The message is the last line: there is no stack of calls.
  const busy = expect.stringMatching(new RegExp(`Port ${port} is taken.*PORT=\\S+ npm start\\s*$`));
  expect(await refused(`${port}`)).toMatchObject({ code: 1, stderr: busy });
  expect(await refused('4321x')).toMatchObject({ code: 1, stderr: expect.stringMatching(/PORT is '4321x'.*65535/) });
  holder.close();
  const empty = await mkdtemp(join(tmpdir(), 'empty-'));
  await expect(startServer({ folder: empty, port: 0 })).rejects.toThrow(/npm run build/);
  await rm(empty, { recursive: true });
});
