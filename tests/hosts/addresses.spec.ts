/** Every host: clean addresses, redirects and the 404 page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectRules } from '../../deploy/redirects.ts';
import { routeIds, routes } from '../../src/lib/routes.ts';
import { dist, expect, test } from '../support/hosts.ts';
import { ask, plainBody } from '../support/raw.ts';

const html = /^text\/html; ?charset=utf-8$/;
const notFound = await readFile(join(dist, '404.html'));

test('every page answers at its clean address', async ({ host }) => {
  for (const { path } of routeIds.map((id) => routes[id])) {
    const { status, headers, body } = await ask(host.origin, path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toMatch(html);
    expect(body.equals(await readFile(join(dist, path === '/' ? 'index.html' : `${path}.html`))), path).toBe(true);
  }
});

for (const [from, to] of [
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/about/?from=poster', '/about?from=poster'],
  ['/schoolofparamedicalandhealthsciences/', '/schoolofparamedicalandhealthsciences'],
  ['/schoolofparamedicalandhealthsciences/bpt/', '/schoolofparamedicalandhealthsciences/bpt'],
  ['/schoolofparamedicalandhealthsciences/bpt.html', '/schoolofparamedicalandhealthsciences/bpt'],
  ...redirectRules.flatMap(({ from, to }) => [
    [from, to],
    [`${from}/`, to],
    [`${from}.html`, to],
    [`${from}?utm=a&b=c`, `${to}?utm=a&b=c`],
  ]),
] as [string, string][]) {
  test(`${from} leads permanently to ${to}`, async ({ host }) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(host.origin, from, { method });
      expect(status).toBe(301);
      expect(headers.location).toBe(to);
    }
    const { status } = await ask(host.origin, to);
    expect(status, 'in one step').toBe(200);
  });
}

for (const path of [
  '/no-such-page',
  '/about/deeper',
  '/assets/none.js',
  '/films/none.mp4',
  '/pictures/',
  '/About',
  '/_headers',
  '/_redirects',
  '/%5fheaders',
  '/about.html.br',
  '/about.br',
  '/.env',
  '/.git/config',
]) {
  test(`${path} answers 404 with the page that helps, not to be kept`, async ({ host, hostName }) => {
    const asked = { headers: { 'Accept-Encoding': 'br, gzip' } };
    const first = await ask(host.origin, path, asked);
    // A host may tidy the address first.
    const answer = first.headers.location ? await ask(host.origin, first.headers.location, asked) : first;
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(html);
    // Cloudflare applies the rule of a folder to what is not in it too: docs/hosts.md.
    const folder = hostName === 'workerd' && /^\/(pictures|films)/.test(path);
    if (!folder) expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(plainBody(answer).equals(notFound)).toBe(true);
  });
}

test('a page asked for by HEAD has the same head and no body', async ({ host }) => {
  for (const path of ['/about', '/no-such-page']) {
    const [got, head] = await Promise.all([ask(host.origin, path), ask(host.origin, path, { method: 'HEAD' })]);
    expect(head.status).toBe(got.status);
    expect(head.body).toHaveLength(0);
    const { date: _one, 'content-length': _two, 'transfer-encoding': _three, ...same } = got.headers;
    expect(head.headers).toMatchObject(same);
  }
});

test('only GET and HEAD are answered', async ({ host }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    expect((await ask(host.origin, '/about', { method })).status, method).toBe(405);
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
  ] as const) {
    const { status, headers } = await ask(host.origin, path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toMatch(type);
  }
});
