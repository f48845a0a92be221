/** Every host: clean addresses, redirects and the 404 page. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '#model/routes.ts';
import { redirectRules } from '../../publish/redirects.ts';
import { hostOf } from '../../tools/hosts/hosts.ts';
import { notRedirected, redirected } from '../support/addresses.ts';
import { dist, expect, test } from '../support/hosts.ts';
import { pagesThere } from '../support/pages.ts';
import { ask, plainBody } from '../support/raw.ts';

const oldAddresses = redirectRules.flatMap(({ from, to }) => [
  ...[from, `${from}/`, `${from}.html`, `${from.toUpperCase()}.`].map((spelling) => [spelling, to] as const),
  [`${from}?utm=a&b=c`, `${to}?utm=a&b=c`] as const,
]);
const html = /^text\/html; ?charset=utf-8$/;
const notFound = await readFile(join(dist, '404.html'));
const calendars = (await readdir(join(dist, 'events'))).filter((name) => name.endsWith('.ics')).map((name) => `/events/${name}`);

test('every page answers at its clean address', async ({ host }) => {
  for (const { path } of routes.values()) {
    const { status, headers, body } = await ask(host.origin, path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toMatch(html);
    expect(body.equals(await readFile(join(dist, path === '/' ? 'index.html' : `${path}.html`))), path).toBe(true);
  }
});

test('every other spelling of a page’s address redirects to it with 301, in one step', async ({ host }) => {
  for (const { path } of pagesThere) {
    const own = path === '/' ? '' : path;
    const ofPages = own ? [`${own}/`, `${own}.html`, own.toUpperCase(), `${own})`, `${own.toUpperCase()}%20?from=poster`] : [];
    for (const from of [`${own}/index`, `${own}/index.html`, ...ofPages]) {
      const { status, headers } = await ask(host.origin, from, { method: 'HEAD' });
      expect([status, headers.location], from).toEqual([301, from.endsWith('poster') ? `${path}?from=poster` : path]);
    }
  }
  for (const [from, to] of [...redirected, ...oldAddresses]) {
    const { status, headers } = await ask(host.origin, from);
    expect([status, headers.location], from).toEqual([301, to]);
  }
});

test('an address that is near no page does not redirect', async ({ host }) => {
  for (const path of notRedirected) {
    const { status, headers } = await ask(host.origin, path);
    expect([status, headers.location], path).toEqual([404, undefined]);
  }
});

test('redirects doubled slashes in one step', async ({ host, hostName }) => {
  test.skip(hostName === 'workerd', 'Cloudflare redirects doubled slashes itself, with 307 (docs/hosts.md)');
  for (const [from, to] of [
    ['/about//', '/about'],
    ['//about', '/about'],
    ['//about//', '/about'],
    ['//', '/'],
    ['//?from=poster', '/?from=poster'],
  ] as const) {
    const { status, headers } = await ask(host.origin, from);
    expect([status, headers.location], from).toEqual([301, to]);
  }
  // Not in the query.
  expect((await ask(host.origin, '/about?from=//poster')).status).toBe(200);
});

const none = ['/404', '/404.html', '/no-such-page', '/about/deeper', '/films/none.mp4', '/pictures/'];
const hidden = ['/_headers', '/_redirects', '/about.html.br', '/.git/config'];
for (const path of [...none, ...hidden]) {
  test(`${path} gets the page that helps, with 404`, async ({ host }) => {
    for (const encoding of ['br', 'gzip', undefined]) {
      const asked = { headers: { 'Accept-Encoding': encoding ?? 'identity' } };
      const first = await ask(host.origin, path, asked);
      // A host may tidy the address first.
      const answer = first.headers.location ? await ask(host.origin, first.headers.location, asked) : first;
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toMatch(html);
      expect(answer.headers['content-encoding'], 'as the browser says it can read').toBe(encoding);
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(plainBody(answer).equals(notFound)).toBe(true);
    }
  });
}

test('files of certbot in /.well-known/ are served, and other hidden files are not', async ({ hostName }) => {
  test.skip(hostName === 'workerd', 'Cloudflare sees to its certificates itself');
  const folder = await mkdtemp(join(tmpdir(), 'well-known-'));
  const challenges = join(folder, '.well-known/acme-challenge');
  await mkdir(challenges, { recursive: true });
  for (const file of ['_headers', '_nginx.conf', 'index.html', '404.html']) await cp(join(dist, file), join(folder, file));
  await writeFile(join(challenges, 'token-1'), 'proof');
  await writeFile(join(challenges, '.secret'), 'hidden');
  const host = await hostOf(hostName).start(folder);
  try {
    const { status, body } = await ask(host.origin, '/.well-known/acme-challenge/token-1');
    expect([status, body.toString()]).toEqual([200, 'proof']);
    expect((await ask(host.origin, '/.well-known/acme-challenge/.secret')).status).toBe(404);
  } finally {
    await host.stop();
    await rm(folder, { recursive: true });
  }
});

test('HEAD gets the same headers and no body', async ({ host }) => {
  for (const path of ['/about', '/no-such-page']) {
    const [got, head] = await Promise.all([ask(host.origin, path), ask(host.origin, path, { method: 'HEAD' })]);
    expect(head.status).toBe(got.status);
    expect(head.body).toHaveLength(0);
    const { date: _one, 'content-length': _two, 'transfer-encoding': _three, ...same } = got.headers;
    expect(head.headers).toMatchObject(same);
  }
});

test('only GET and HEAD are answered', async ({ host, hostName }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    const { status, headers } = await ask(host.origin, '/about', { method });
    expect(status, method).toBe(405);
    // Cloudflare refuses by itself where a file is, and names no others.
    if (hostName !== 'workerd') expect(headers.allow, method).toBe('GET, HEAD');
  }
});

test('files have their types', async ({ host }) => {
  for (const [path, type] of [
    ['/sitemap.xml', /^(application|text)\/xml/],
    ['/robots.txt', /^text\/plain/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
    ['/icon-192.png', /^image\/png/],
    ['/social/home.jpg', /^image\/jpeg/],
    // By its ending alone: a rule for each event would fill the hundred that Cloudflare reads.
    ['/events.ics', /^text\/calendar; ?charset=utf-8$/i],
    ...calendars.map((path) => [path, /^text\/calendar; ?charset=utf-8$/i] as const),
  ] as const) {
    const { status, headers } = await ask(host.origin, path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toMatch(type);
  }
});
