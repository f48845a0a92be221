/** Every host: compression, ranges, and what a browser may keep. */
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostFaults } from '../../tools/hosts/host-faults.ts';
import { dist, expect, test } from '../support/hosts.ts';
import { ask } from '../support/raw.ts';

const inFolder = async (folder: string, end: string) => {
  const name = (await readdir(join(dist, folder))).find((one) => one.endsWith(end));
  if (!name) throw new Error(`dist/${folder} has no file that ends in ${end}.`);
  return `/${folder}/${name}`;
};

test('text comes in Brotli, gzip or plain, as the browser asks', async ({ host, hostName }) => {
  // Cloudflare compresses no calendars.
  const calendars = hostName === 'workerd' ? [] : ['/events.ics'];
  for (const path of ['/about', await inFolder('assets', '.js'), '/sitemap.xml', '/favicon.svg', ...calendars]) {
    const file = await readFile(join(dist, path === '/about' ? 'about.html' : path));
    for (const [accepted, encoding, open] of [
      // Cloudflare's local runtime takes the first that it knows; its edge prefers Brotli as the others do.
      [hostName === 'workerd' ? 'br, gzip' : 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['identity', undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const { status, headers, body } = await ask(host.origin, path, { headers: { 'Accept-Encoding': accepted } });
      expect(status, path).toBe(200);
      expect(headers['content-encoding'], `${path} for ${accepted}`).toBe(encoding);
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

test('a film comes in the parts that players ask for', async ({ host }) => {
  const path = await inFolder('films', '.mp4');
  const file = await readFile(join(dist, path));
  const part = await ask(host.origin, path, { headers: { Range: 'bytes=100-1099' } });
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-1099/${file.length}`);
  expect(part.headers['content-length']).toBe('1000');
  expect(part.body.equals(file.subarray(100, 1100))).toBe(true);

  const rest = await ask(host.origin, path, { headers: { Range: `bytes=${file.length - 10}-` } });
  expect(rest.status).toBe(206);
  expect(rest.body.equals(file.subarray(-10))).toBe(true);

  const whole = await ask(host.origin, path);
  expect(whole.status).toBe(200);
  expect(whole.headers['content-type']).toBe('video/mp4');
  expect(whole.headers['accept-ranges']).toBe('bytes');
  expect(whole.body.equals(file)).toBe(true);
});

test('a file that has not changed is not sent again', async ({ host }) => {
  for (const [path, accepted] of [
    ['/about', 'br'],
    ['/about', 'identity'],
    [await inFolder('assets', '.js'), 'br'],
    [await inFolder('films', '.mp4'), 'identity'],
  ] as const) {
    const first = await ask(host.origin, path, { headers: { 'Accept-Encoding': accepted } });
    expect(first.headers.etag, path).toBeTruthy();
    const again = await ask(host.origin, path, {
      headers: { 'Accept-Encoding': accepted, 'If-None-Match': first.headers.etag ?? '' },
    });
    expect(again.status, path).toBe(304);
    expect(again.body, path).toHaveLength(0);
    expect((await ask(host.origin, path, { headers: { 'If-None-Match': '"another"' } })).status, path).toBe(200);
  }
});

test('hashed files are kept for a year, pages are asked for again', async ({ host }) => {
  for (const [folder, end] of [
    ['assets', '.js'],
    ['assets', '.woff2'],
    ['pictures', '.avif'],
    ['films', '.mp4'],
    ['films', '.vtt'],
  ] as const) {
    const path = await inFolder(folder, end);
    expect((await ask(host.origin, path)).headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/', '/about', '/404', '/sitemap.xml', '/favicon.svg', '/manifest.webmanifest', '/social/home.jpg']) {
    expect((await ask(host.origin, path)).headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
  }
});

test('the check after a publication finds nothing wrong', async ({ host }) => {
  expect(await hostFaults({ origin: host.origin, plainOrigin: null, folder: dist })).toEqual([]);
});
