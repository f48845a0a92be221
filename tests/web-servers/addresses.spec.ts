/** Every web server: paths without extensions, redirects and the 404 page. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '#model/routes.ts';
import { redirectRules } from '../../publish/redirects.ts';
import { webServerOf } from '../../tools/web-servers/web-servers.ts';
import { notFoundPaths, redirectedPaths } from '../support/canonical-path-cases.ts';
import { existingPages } from '../support/pages.ts';
import { decompressBody, sendRawRequest } from '../support/raw-request.ts';
import { dist, expect, test } from '../support/web-server.ts';

const oldPaths = redirectRules.flatMap(({ from, to }) => [
  ...[from, `${from}/`, `${from}.html`, `${from.toUpperCase()}.`].map((variant) => [variant, to] as const),
  [`${from}?utm=a&b=c`, `${to}?utm=a&b=c`] as const,
]);
const html = /^text\/html; ?charset=utf-8$/;
const notFound = await readFile(join(dist, '404.html'));
const calendars = (await readdir(join(dist, 'events'))).filter((name) => name.endsWith('.ics')).map((name) => `/events/${name}`);

test('every page is served at its path', async ({ server }) => {
  for (const { path } of routes.values()) {
    const { status, headers, body } = await sendRawRequest(server.origin, path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toMatch(html);
    expect(body.equals(await readFile(join(dist, path === '/' ? 'index.html' : `${path}.html`))), path).toBe(true);
  }
});

test('variants of a page’s path redirect to it with 301, in one step', async ({ server }) => {
  for (const { path } of existingPages) {
    const base = path === '/' ? '' : path;
    const capitals = base.toUpperCase();
    const variants = base ? [`${base}/`, `${base}.html`, capitals, `${base})`, `${capitals}%20?from=poster`] : [];
    for (const from of [`${base}/index`, `${base}/index.html`, ...variants]) {
      const { status, headers } = await sendRawRequest(server.origin, from, { method: 'HEAD' });
      expect([status, headers.location], from).toEqual([301, from.endsWith('poster') ? `${path}?from=poster` : path]);
    }
  }
  for (const [from, to] of [...redirectedPaths, ...oldPaths]) {
    const { status, headers } = await sendRawRequest(server.origin, from);
    expect([status, headers.location], from).toEqual([301, to]);
  }
});

test('a path that is not similar to a page does not redirect', async ({ server }) => {
  for (const path of notFoundPaths) {
    const { status, headers } = await sendRawRequest(server.origin, path);
    expect([status, headers.location], path).toEqual([404, undefined]);
  }
});

test('double slashes redirect in one step', async ({ server, serverName }) => {
  test.skip(serverName === 'workerd', 'Cloudflare redirects double slashes itself, with 307 (docs/hosts.md)');
  for (const [from, to] of [
    ['/about//', '/about'],
    ['//about', '/about'],
    ['//about//', '/about'],
    ['//', '/'],
    ['//?from=poster', '/?from=poster'],
  ] as const) {
    const { status, headers } = await sendRawRequest(server.origin, from);
    expect([status, headers.location], from).toEqual([301, to]);
  }
  // Double slashes in the query do not redirect.
  expect((await sendRawRequest(server.origin, '/about?from=//poster')).status).toBe(200);
});

const missingPaths = ['/404', '/404.html', '/no-such-page', '/about/deeper', '/films/none.mp4', '/pictures/'];
const hiddenPaths = ['/_headers', '/_redirects', '/about.html.br', '/.git/config'];
for (const path of [...missingPaths, ...hiddenPaths]) {
  test(`${path} gets the 404 page`, async ({ server }) => {
    for (const encoding of ['br', 'gzip', undefined]) {
      const options = { headers: { 'Accept-Encoding': encoding ?? 'identity' } };
      const initial = await sendRawRequest(server.origin, path, options);
      // A server may redirect to the canonical path first.
      const { location } = initial.headers;
      const response = location ? await sendRawRequest(server.origin, location, options) : initial;
      expect(response.status).toBe(404);
      expect(response.headers['content-type']).toMatch(html);
      expect(response.headers['content-encoding'], 'the accepted encoding').toBe(encoding);
      expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(decompressBody(response).equals(notFound)).toBe(true);
    }
  });
}

test('certbot’s files in /.well-known/ are served, and other hidden files are not', async ({ serverName }) => {
  test.skip(serverName === 'workerd', 'Cloudflare issues its certificates itself');
  const folder = await mkdtemp(join(tmpdir(), 'well-known-'));
  const challenges = join(folder, '.well-known/acme-challenge');
  await mkdir(challenges, { recursive: true });
  for (const file of ['_headers', '_nginx.conf', 'index.html', '404.html']) await cp(join(dist, file), join(folder, file));
  await writeFile(join(challenges, 'token-1'), 'proof');
  await writeFile(join(challenges, '.secret'), 'hidden');
  const server = await webServerOf(serverName).start(folder);
  try {
    const { status, body } = await sendRawRequest(server.origin, '/.well-known/acme-challenge/token-1');
    expect([status, body.toString()]).toEqual([200, 'proof']);
    expect((await sendRawRequest(server.origin, '/.well-known/acme-challenge/.secret')).status).toBe(404);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});

test('HEAD gets the same headers and no body', async ({ server }) => {
  for (const path of ['/about', '/no-such-page']) {
    const [get, head] = await Promise.all([
      sendRawRequest(server.origin, path),
      sendRawRequest(server.origin, path, { method: 'HEAD' }),
    ]);
    expect(head.status).toBe(get.status);
    expect(head.body).toHaveLength(0);
    const { date: _date, 'content-length': _length, 'transfer-encoding': _encoding, ...stableHeaders } = get.headers;
    expect(head.headers).toMatchObject(stableHeaders);
  }
});

test('methods other than GET and HEAD get 405', async ({ server, serverName }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    const { status, headers } = await sendRawRequest(server.origin, '/about', { method });
    expect(status, method).toBe(405);
    // Cloudflare's own 405 response for static files has no Allow header.
    if (serverName !== 'workerd') expect(headers.allow, method).toBe('GET, HEAD');
  }
});

test('files have their media types', async ({ server }) => {
  for (const [path, type] of [
    ['/sitemap.xml', /^(application|text)\/xml/],
    ['/robots.txt', /^text\/plain/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
    ['/icon-192.png', /^image\/png/],
    ['/social/home.jpg', /^image\/jpeg/],
    // Hosts derive the type of calendar files from the extension: a header rule for each event could exceed Cloudflare's limit of 100.
    ['/events.ics', /^text\/calendar; ?charset=utf-8$/i],
    ...calendars.map((path) => [path, /^text\/calendar; ?charset=utf-8$/i] as const),
  ] as const) {
    const { status, headers } = await sendRawRequest(server.origin, path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toMatch(type);
  }
});
