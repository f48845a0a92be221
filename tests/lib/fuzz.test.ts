/** The fuzz finds what it is for: hosts that fail are set up here, since the site's own should never be seen to. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceFrom } from '../../scripts/fuzz/chance.ts';
import { faultOf, readSite, type Site } from '../../scripts/fuzz/judge.ts';
import { seedOf } from '../../scripts/fuzz/requests.ts';
import { fuzz } from '../../scripts/fuzz/run.ts';
import type { Answer } from '../support/raw.ts';

let folder = '';
let site: Site;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fuzzed-site-'));
  const large = 'x'.repeat(40_000);
  const files = {
    'index.html': large,
    'about.html': `about ${large}`,
    '404.html': 'No such page',
    'a.js': large,
    'b.avif': large,
  };
  for (const [name, text] of Object.entries({ ...files, 'c.avif': 'small', 'about.html.br': 'packed', _headers: '' })) {
    await writeFile(join(folder, name), text);
  }
  site = await readSite(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const origin = 'http://127.0.0.1:1';
const asked = { method: 'GET', path: '/', headers: [] };
const answer = (status: number, body: string | Buffer, headers: Record<string, string> = {}): Answer => ({
  ...{ status, headers, names: Object.keys(headers) },
  body: Buffer.from(body),
});

test('it begins at every page, whatever it weighs, and leaves out heavy pictures alone', () => {
  expect([...site.seeds.pages].sort()).toEqual(['/', '/404', '/about']);
  expect([...site.seeds.files].sort()).toEqual(['/a.js', '/c.avif']);
});

test('it begins at pages in three of ten requests at least, however many pictures there are', () => {
  const files = Array.from({ length: 1000 }, (_, index) => `/pictures/${index}.avif`);
  const chance = chanceFrom(1);
  const drawn = Array.from({ length: 2000 }, () => seedOf(chance, { ...site.seeds, files }));
  expect(drawn.filter((path) => site.seeds.pages.includes(path)).length / drawn.length).toBeGreaterThanOrEqual(0.3);
});

test('what the site has, and its page that helps, is no fault, packed or not', () => {
  expect(faultOf(asked, answer(200, 'small'), origin, site)).toBeNull();
  expect(faultOf(asked, answer(206, 'mal'), origin, site)).toBeNull();
  expect(faultOf(asked, answer(404, 'No such page'), origin, site)).toBeNull();
  const packed = brotliCompressSync('No such page');
  expect(faultOf(asked, answer(404, packed, { 'content-encoding': 'br' }), origin, site)).toBeNull();
});

test.each([
  ['a file that is not the site’s', answer(200, 'elsewhere'), 'a body that is no file of the site'],
  ['a 404 of the host’s own making', answer(404, '<h1>nginx</h1>'), 'a 404 without the page that helps'],
  ['a part of something else', answer(206, 'elsewhere'), 'a part of no file of the site'],
  [
    'a foreign file packed into a refusal',
    answer(403, brotliCompressSync('root:x:0:0:root'), { 'content-encoding': 'br' }),
    'a file from outside',
  ],
  ['what is said to be packed and is not', answer(400, 'plain', { 'content-encoding': 'br' }), 'a body that can’t be unpacked'],
  ['an error of the server', answer(500, ''), 'status 500'],
  ['a way to another host', answer(301, '', { location: '//evil.example' }), 'leads to //evil.example'],
])('it finds %s', (_, given, fault) => {
  expect(faultOf(asked, given, origin, site)).toBe(fault);
});

test('a host that hangs up on everything fails, one that does so once does not', async () => {
  expect((await againstHost(() => true)).faults.map(({ fault }) => fault)).toContain('hung up once too often');
  let connections = 0;
  const once = await againstHost(() => connections++ === 0);
  expect(once.answers).toEqual({ closed: 1, 404: 199 });
  expect(once.faults).toEqual([]);
});

/** Fuzzes a host that hangs up on some connections, and has the page that helps for all others. */
async function againstHost(hangsUp: () => boolean) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (hangsUp()) return void socket.destroy();
    socket.once('data', (head) => {
      const body = head.toString('latin1').startsWith('HEAD') ? '' : site.notFound.toString();
      socket.end(`HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n${body}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const result = await fuzz(`http://127.0.0.1:${port}`, site, { count: 200, seed: 3 });
  await new Promise((resolve) => server.close(resolve));
  return result;
}
