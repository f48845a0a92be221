/** The fuzz finds what it is for: hosts that fail are set up here, since the site's own should never be seen to. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceFrom } from '../../scripts/fuzz/chance.ts';
import { faultOf, readSite, type Site } from '../../scripts/fuzz/judge.ts';
import { oddRequest, seedOf } from '../../scripts/fuzz/requests.ts';
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
    'd.mp4': `film ${large}`,
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

/** Parts of a file of five letters that end with it, one after the other, as a host sends several at once. */
const several = (...parts: string[]) =>
  `${parts.map((part) => `\r\n--B\r\nContent-Range: bytes ${part === 'mal' ? '1-3' : '4-4'}/5\r\n\r\n${part}`).join('')}\r\n--B--\r\n`;

test('it begins at every page, whatever it weighs, and leaves out heavy pictures alone', () => {
  expect([...site.seeds.pages].sort()).toEqual(['/', '/404', '/about']);
  expect(site.seeds.files.flat().sort()).toEqual(['/a.js', '/c.avif', '/d.mp4']);
  expect(site.seeds.films).toEqual([{ path: '/d.mp4', size: 40_005 }]);
});

test('it begins at pages in three of ten requests at least, however many pictures there are', () => {
  const files = Array.from({ length: 1000 }, (_, index) => `/pictures/${index}.avif`);
  const chance = chanceFrom(1);
  const drawn = Array.from({ length: 2000 }, () => seedOf(chance, { ...site.seeds, files: [files] }));
  expect(drawn.filter((path) => site.seeds.pages.includes(path)).length / drawn.length).toBeGreaterThanOrEqual(0.3);
});

test('it asks for films in parts that are there and in others, the same for the same seed', () => {
  const drawn = (seed: number) => {
    const chance = chanceFrom(seed);
    return Array.from({ length: 2000 }, () => oddRequest(chance, site.seeds));
  };
  expect(drawn(5)).toEqual(drawn(5));
  const ranges = drawn(5)
    .filter(({ path }) => path === '/d.mp4')
    .flatMap(({ headers }) => headers.filter((line) => line.startsWith('Range: bytes=')))
    .map((line) => /^Range: bytes=(\d+)-(\d*)$/.exec(line));
  const within = ranges.filter((range) => range && Number(range[1]) < 40_005);
  const beyond = ranges.filter((range) => range && Number(range[1]) >= 40_005);
  expect(within.length).toBeGreaterThan(80);
  expect(beyond.length).toBeGreaterThan(10);
});

test('what the site has, and its page that helps, is no fault, packed or not', () => {
  expect(faultOf(asked, answer(200, 'small'), origin, site)).toBeNull();
  expect(faultOf(asked, answer(206, 'mal', { 'content-range': 'bytes 1-3/5', 'content-length': '3' }), origin, site)).toBeNull();
  expect(faultOf({ ...asked, method: 'HEAD' }, answer(206, '', { 'content-range': 'bytes 1-3/5' }), origin, site)).toBeNull();
  expect(faultOf(asked, answer(206, several('mal', 'l')), origin, site)).toBe('a part that does not say of what');
  const multipart = { 'content-type': 'multipart/byteranges; boundary=B' };
  expect(faultOf(asked, answer(206, several('mal', 'l'), multipart), origin, site)).toBeNull();
  expect(faultOf(asked, answer(416, '', { 'content-range': 'bytes */5' }), origin, site)).toBeNull();
  expect(faultOf(asked, answer(404, 'No such page'), origin, site)).toBeNull();
  const packed = brotliCompressSync('No such page');
  expect(faultOf(asked, answer(404, packed, { 'content-encoding': 'br' }), origin, site)).toBeNull();
});

test.each([
  ['a file that is not the site’s', answer(200, 'elsewhere'), 'a body that is no file of the site'],
  ['a 404 of the host’s own making', answer(404, '<h1>nginx</h1>'), 'a 404 without the page that helps'],
  ['a part of something else', answer(206, 'els', { 'content-range': 'bytes 1-3/5' }), 'a part of no file of the site'],
  ['a part that is longer', answer(206, 'mall', { 'content-range': 'bytes 1-3/5' }), 'a part of another length than it says'],
  ['a part behind the end', answer(206, 'l', { 'content-range': 'bytes 5-5/5' }), 'a part that can’t be: bytes 5-5/5'],
  ['a part of who knows what', answer(206, 'mal'), 'a part that does not say of what'],
  [
    'one of several parts that is something else',
    answer(206, several('mal', 'x'), { 'content-type': 'multipart/byteranges; boundary=B' }),
    'a part of no file of the site',
  ],
  ['a refusal that does not say how long the file is', answer(416, ''), 'a refusal of a part of no file of the site'],
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

test('it follows an answer that leads on, once, and judges what is there', async () => {
  const leading = 'HTTP/1.1 301 Moved\r\nLocation: /about\r\nConnection: close\r\n\r\n';
  const result = await againstHost((path) => (path === '/about' ? 'HTTP/1.1 200 OK\r\n\r\nelsewhere' : leading));
  expect(result.answers['301']).toBe(result.followed['200']);
  expect(new Set(result.faults.map(({ path, fault }) => `${path}: ${fault}`))).toEqual(
    new Set(['/about: a body that is no file of the site']),
  );
});

test('a host that hangs up on everything fails, one that does so once does not', async () => {
  expect((await againstHost(() => null)).faults.map(({ fault }) => fault)).toContain('hung up once too often');
  let connections = 0;
  const once = await againstHost((_, method) => (connections++ === 0 ? null : missing(method)));
  expect(once.answers).toEqual({ closed: 1, 404: 199 });
  expect(once.faults).toEqual([]);
});

/** The page that helps. */
const missing = (method: string) =>
  `HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n${method === 'HEAD' ? '' : site.notFound.toString()}`;

/** Fuzzes a host that answers as it is told to; null: it hangs up. */
async function againstHost(answered: (path: string, method: string) => string | null) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (head) => {
      const [method = '', path = ''] = head.toString('latin1').split(' ');
      const text = answered(path, method);
      if (text === null) socket.destroy();
      else socket.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const result = await fuzz(`http://127.0.0.1:${port}`, site, { count: 200, seed: 3 });
  await new Promise((resolve) => server.close(resolve));
  return result;
}
