import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer } from '../../tools/static-server.ts';
import { ask } from '../support/raw.ts';

let folder = '';
let server: Server;
let origin = '';

/** Writes a small site, with a page of so many letters for what is not there. */
async function build(into: string, policy: string, missing: number): Promise<void> {
  await writeFile(join(into, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
  for (const [page, text] of [
    ['index', 'home'],
    ['about', policy],
    ['404', 'm'.repeat(missing)],
  ] as const) {
    await writeFile(join(into, `${page}.html`), text);
  }
}

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'served é ')), 'dist');
  await mkdir(folder);
  await build(folder, 'first', 5000);
  const started = await startServer({ folder, port: 0 });
  server = started.server;
  origin = new URL(started.url).origin;
});
afterEach(async () => {
  server.close();
  await rm(join(folder, '..'), { recursive: true });
});

describe('a site that is built anew beside the server', () => {
  test('is served at once, with its own headers, to who has the old one too', async () => {
    const { headers } = await ask(origin, '/about');
    await build(folder, 'second', 5000);
    const answer = await ask(origin, '/about', { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'second']);
    expect(answer.headers['content-security-policy']).toBe('second');
  });

  test('is asked for again in a moment while it takes the place of the one before', async () => {
    await rename(folder, `${folder}.old`);
    const answer = await ask(origin, '/about');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
    await rename(`${folder}.old`, folder);
    expect((await ask(origin, '/about')).status).toBe(200);
  });
});

test('an address with a question mark in its name leads to itself', async () => {
  const { status, headers } = await ask(origin, '/a%3Fb%23c/?d');
  expect([status, headers.location]).toEqual([301, '/a%3Fb%23c?d']);
});

test('a file outside the site is not served through a link to it', async () => {
  await writeFile(join(folder, '../secret.txt'), 'secret');
  await symlink('../secret.txt', join(folder, 'linked.txt'));
  expect((await ask(origin, '/linked.txt')).status).toBe(404);
});
