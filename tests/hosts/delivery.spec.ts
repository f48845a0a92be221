/** Every host: compression, parts of films, and what a browser may keep (RFC 9110). */
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor } from '../../publish/headers.ts';
import { readHeadersFile } from '../../publish/host-files.ts';
import { hostFaults } from '../../tools/hosts/host-faults.ts';
import { dist, expect, test } from '../support/hosts.ts';
import { ask } from '../support/raw.ts';

const year = 'public, max-age=31536000, immutable';
const askedAgain = 'public, max-age=0, must-revalidate';
const rules = readHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));

async function fileIn(folder: string, end: string): Promise<string> {
  const name = (await readdir(join(dist, folder))).find((one) => one.endsWith(end));
  if (!name) throw new Error(`dist/${folder} has no file that ends in ${end}.`);
  return `/${folder}/${name}`;
}
const script = await fileIn('assets', '.js');
const film = await fileIn('films', '.mp4');
const bytes = await readFile(join(dist, film));

test('text comes in Brotli, gzip or plain, as the browser asks', async ({ host, hostName }) => {
  // Cloudflare compresses no calendars.
  const calendars = hostName === 'workerd' ? [] : ['/events.ics'];
  for (const path of ['/about', script, '/sitemap.xml', '/favicon.svg', ...calendars]) {
    const file = await readFile(join(dist, path === '/about' ? 'about.html' : path));
    for (const [accepted, encoding, open] of [
      // Cloudflare's local runtime takes the first that it knows; its edge prefers Brotli as the others do.
      [hostName === 'workerd' ? 'br, gzip' : 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ] as const) {
      const { status, headers, body } = await ask(host.origin, path, { headers: { 'Accept-Encoding': accepted } });
      expect([status, headers['content-encoding']], `${path} for ${accepted}`).toEqual([200, encoding]);
      expect(open(body).equals(file), `${path} for ${accepted}`).toBe(true);
      // Cloudflare's edge adds it; its local runtime does not.
      if (hostName !== 'workerd') expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding');
      if (encoding) expect(body.length, path).toBeLessThan(file.length);
    }
  }
});

test('a proxy gets compressed text too', async ({ host, hostName }) => {
  test.skip(hostName === 'workerd', 'no proxy stands before Cloudflare’s edge');
  const headers = { 'Accept-Encoding': 'gzip' };
  const direct = await ask(host.origin, '/about', { headers });
  const proxied = await ask(host.origin, '/about', { headers: { ...headers, Via: '1.1 proxy.example' } });
  expect(proxied.headers['content-encoding']).toBe('gzip');
  expect(proxied.body.equals(direct.body)).toBe(true);
  // nginx's own proxies speak HTTP/1.0, which Node's client does not.
  const { hostname, port } = new URL(host.origin);
  const socket = connect(Number(port), hostname);
  socket.write('GET /about HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n');
  const old = await buffer(socket);
  expect(old.toString('latin1')).toMatch(/^HTTP\/1\.\d 200[\s\S]*content-encoding: gzip\r\n/i);
  expect(old.includes(direct.body)).toBe(true);
});

test('a film comes in the parts that players ask for, or whole', async ({ host }) => {
  const whole = await ask(host.origin, film);
  expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([200, 'video/mp4', 'bytes']);
  expect(whole.body.equals(bytes)).toBe(true);
  const { etag = '', 'last-modified': date } = whole.headers;
  for (const [range, first, end, condition] of [
    ['bytes=100-1099', 100, 1100],
    [`bytes=${bytes.length - 10}-`, bytes.length - 10, bytes.length],
    ['bytes=5-9', 5, 10, etag],
    // Cloudflare tells no date.
    ['bytes=5-9', 5, 10, date],
  ] as const) {
    const part = await ask(host.origin, film, { headers: { Range: range, ...(condition ? { 'If-Range': condition } : {}) } });
    const sent = [part.status, part.headers['content-range'], part.headers['content-length'], part.headers['cache-control']];
    expect(sent).toEqual([206, `bytes ${first}-${end - 1}/${bytes.length}`, `${end - first}`, year]);
    expect(part.body.equals(bytes.subarray(first, end)), range).toBe(true);
  }
});

test('a player that has begun an older film gets the new one whole', async ({ host }) => {
  const { etag = '' } = (await ask(host.origin, film)).headers;
  for (const condition of ['"old"', `W/${etag}`, 'Mon, 01 Jan 2001 00:00:00 GMT']) {
    const { status, body } = await ask(host.origin, film, { headers: { Range: 'bytes=5-9', 'If-Range': condition } });
    expect(status, condition).toBe(200);
    expect(body.equals(bytes), condition).toBe(true);
  }
});

test('a part beyond the film’s end is refused', async ({ host, hostName }) => {
  for (const range of [`bytes=${bytes.length}-`, 'bytes=99999999-']) {
    const { status, headers, names } = await ask(host.origin, film, { headers: { Range: range } });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const { 'Cache-Control': _kept, ...expected } = headersFor(rules, film);
    for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()], name).toBe(value);
    // nginx sets it before it looks at the part (docs/hosts.md); a 416 is not cached.
    if (hostName !== 'nginx') expect(headers['cache-control']).toBe(askedAgain);
  }
});

test('a file that has not changed is not sent again, and its 304 has the headers of the file', async ({ host }) => {
  for (const [path, coding] of [
    ['/about', 'br'],
    ['/about', 'identity'],
    [script, 'br'],
    [film, 'identity'],
  ] as const) {
    const accepted = { 'Accept-Encoding': coding };
    const { etag = '' } = (await ask(host.origin, path, { headers: accepted })).headers;
    const again = await ask(host.origin, path, { headers: { ...accepted, 'If-None-Match': etag } });
    expect([again.status, again.body.length], path).toEqual([304, 0]);
    for (const [name, value] of Object.entries(headersFor(rules, path)))
      expect(again.headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
    expect((await ask(host.origin, path, { headers: { 'If-None-Match': '"another"' } })).status, path).toBe(200);
  }
});

test('hashed files are kept for a year; pages and errors are asked for again', async ({ host }) => {
  const hashed = [
    script,
    film,
    ...(await Promise.all([fileIn('assets', '.woff2'), fileIn('pictures', '.avif'), fileIn('films', '.vtt')])),
  ];
  for (const path of hashed) expect((await ask(host.origin, path)).headers['cache-control'], path).toBe(year);
  const files = ['/', '/about', '/404', '/sitemap.xml', '/favicon.svg', '/manifest.webmanifest', '/social/home.jpg'];
  const nothing = ['/films', '/films/', '/pictures/', '/assets/', '/assets/x.html', '/pictures//x', `${film}/`];
  for (const path of [...files, ...nothing])
    expect((await ask(host.origin, path)).headers['cache-control'], path).toBe(askedAgain);
  const posted = await ask(host.origin, film, { method: 'POST' });
  expect(posted.status).toBe(405);
  expect(posted.headers['cache-control']).not.toContain('immutable');
});

test('the check after a publication finds nothing wrong', async ({ host }) => {
  expect(await hostFaults({ origin: host.origin, plainOrigin: null, folder: dist })).toEqual([]);
});
