/** Every web server: compression, range requests and caching (RFC 9110). */
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor } from '../../publish/headers.ts';
import { parseHeadersFile } from '../../publish/host-files.ts';
import { hostFaults } from '../../tools/hosts/host-faults.ts';
import { sendRawRequest } from '../support/raw-request.ts';
import { dist, expect, test } from '../support/web-server.ts';

const year = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const rules = parseHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));

/** Returns the path of a built file. Throws if the folder has none with this extension. */
async function findFile(folder: string, extension: string): Promise<string> {
  const name = (await readdir(join(dist, folder))).find((candidate) => candidate.endsWith(extension));
  if (!name) throw new Error(`dist/${folder} has no ${extension} file. Run npm run build.`);
  return `/${folder}/${name}`;
}
const script = await findFile('assets', '.js');
const film = await findFile('films', '.mp4');
const bytes = await readFile(join(dist, film));

test('text is sent with Brotli, gzip or uncompressed, as the request accepts', async ({ server, serverName }) => {
  // Cloudflare does not compress calendars.
  const calendars = serverName === 'workerd' ? [] : ['/events.ics'];
  for (const path of ['/about', script, '/sitemap.xml', '/favicon.svg', ...calendars]) {
    const file = await readFile(join(dist, path === '/about' ? 'about.html' : path));
    for (const [accepted, encoding, decompress] of [
      // Cloudflare's local runtime uses the first encoding that it supports; its edge prefers Brotli, like nginx.
      [serverName === 'workerd' ? 'br, gzip' : 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ] as const) {
      const { status, headers, body } = await sendRawRequest(server.origin, path, { headers: { 'Accept-Encoding': accepted } });
      expect([status, headers['content-encoding']], `${path} for ${accepted}`).toEqual([200, encoding]);
      expect(decompress(body).equals(file), `${path} for ${accepted}`).toBe(true);
      // Cloudflare adds the header at its edge, not in its local runtime.
      if (serverName !== 'workerd') expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding');
      if (encoding) expect(body.length, path).toBeLessThan(file.length);
    }
  }
});

test('a proxy gets compressed text', async ({ server, serverName }) => {
  test.skip(serverName === 'workerd', 'Cloudflare’s edge is not behind a proxy');
  const headers = { 'Accept-Encoding': 'gzip' };
  const direct = await sendRawRequest(server.origin, '/about', { headers });
  const proxied = await sendRawRequest(server.origin, '/about', { headers: { ...headers, Via: '1.1 proxy.example' } });
  expect(proxied.headers['content-encoding']).toBe('gzip');
  expect(proxied.body.equals(direct.body)).toBe(true);
  // nginx as a proxy uses HTTP/1.0, which Node's client does not support.
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write('GET /about HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n');
  const http10Response = await buffer(socket);
  expect(http10Response.toString('latin1')).toMatch(/^HTTP\/1\.\d 200[\s\S]*content-encoding: gzip\r\n/i);
  expect(http10Response.includes(direct.body)).toBe(true);
});

test('a film is sent completely or in the requested range', async ({ server }) => {
  const { status, headers, body } = await sendRawRequest(server.origin, film);
  expect([status, headers['content-type'], headers['accept-ranges']]).toEqual([200, 'video/mp4', 'bytes']);
  expect(body.equals(bytes)).toBe(true);
  const { etag = '', 'last-modified': date } = headers;
  for (const [range, first, end, condition] of [
    ['bytes=100-1099', 100, 1100],
    [`bytes=${bytes.length - 10}-`, bytes.length - 10, bytes.length],
    ['bytes=5-9', 5, 10, etag],
    // Undefined on Cloudflare, which sends no Last-Modified header.
    ['bytes=5-9', 5, 10, date],
  ] as const) {
    const part = await sendRawRequest(server.origin, film, {
      headers: { Range: range, ...(condition ? { 'If-Range': condition } : {}) },
    });
    const received = [part.status, part.headers['content-range'], part.headers['content-length'], part.headers['cache-control']];
    expect(received).toEqual([206, `bytes ${first}-${end - 1}/${bytes.length}`, `${end - first}`, year]);
    expect(part.body.equals(bytes.subarray(first, end)), range).toBe(true);
  }
});

test('a player that has started an older version of a film gets the new one completely', async ({ server }) => {
  const { etag = '' } = (await sendRawRequest(server.origin, film)).headers;
  for (const condition of ['"old"', `W/${etag}`, 'Mon, 01 Jan 2001 00:00:00 GMT']) {
    const { status, body } = await sendRawRequest(server.origin, film, {
      headers: { Range: 'bytes=5-9', 'If-Range': condition },
    });
    expect(status, condition).toBe(200);
    expect(body.equals(bytes), condition).toBe(true);
  }
});

test('a range beyond the end of a film gets 416', async ({ server, serverName }) => {
  for (const range of [`bytes=${bytes.length}-`, 'bytes=99999999-']) {
    const { status, headers, headerNames } = await sendRawRequest(server.origin, film, { headers: { Range: range } });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    expect(headerNames.filter((name, index) => headerNames.indexOf(name) !== index)).toEqual([]);
    const { 'Cache-Control': _cacheControl, ...expected } = headersFor(rules, film);
    for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()], name).toBe(value);
    // nginx sets Cache-Control before it checks the range (docs/hosts.md). Browsers do not cache a 416.
    if (serverName !== 'nginx') expect(headers['cache-control']).toBe(revalidate);
  }
});

test('an unchanged file gets 304 with the headers of the file', async ({ server }) => {
  for (const [path, encoding] of [
    ['/about', 'br'],
    ['/about', 'identity'],
    [script, 'br'],
    [film, 'identity'],
  ] as const) {
    const acceptEncoding = { 'Accept-Encoding': encoding };
    const { etag = '' } = (await sendRawRequest(server.origin, path, { headers: acceptEncoding })).headers;
    const headers = { ...acceptEncoding, 'If-None-Match': etag };
    const revalidation = await sendRawRequest(server.origin, path, { headers });
    expect([revalidation.status, revalidation.body.length], path).toEqual([304, 0]);
    for (const [name, value] of Object.entries(headersFor(rules, path)))
      expect(revalidation.headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
    expect((await sendRawRequest(server.origin, path, { headers: { 'If-None-Match': '"another"' } })).status, path).toBe(200);
  }
});

test('hashed files are cached for a year, and pages and errors are revalidated', async ({ server }) => {
  const hashed = [
    script,
    film,
    ...(await Promise.all([findFile('assets', '.woff2'), findFile('pictures', '.avif'), findFile('films', '.vtt')])),
  ];
  for (const path of hashed) expect((await sendRawRequest(server.origin, path)).headers['cache-control'], path).toBe(year);
  const files = ['/', '/about', '/404', '/sitemap.xml', '/favicon.svg', '/manifest.webmanifest', '/social/home.jpg'];
  const missing = ['/films', '/films/', '/pictures/', '/assets/', '/assets/x.html', '/pictures//x', `${film}/`];
  for (const path of [...files, ...missing])
    expect((await sendRawRequest(server.origin, path)).headers['cache-control'], path).toBe(revalidate);
  const postResponse = await sendRawRequest(server.origin, film, { method: 'POST' });
  expect(postResponse.status).toBe(405);
  expect(postResponse.headers['cache-control']).not.toContain('immutable');
});

test('the check after a deployment finds no faults', async ({ server }) => {
  expect(await hostFaults({ origin: server.origin, httpOrigin: null, folder: dist })).toEqual([]);
});
