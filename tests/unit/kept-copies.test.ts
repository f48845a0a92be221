import { describe, expect, test, vi } from 'vitest';
import { isTooOld, keptForDays } from '#utils/kept-copies.ts';
import { mediaTypes } from '../../publish/media-types.ts';
import { cacheWillUpdate, isNotFoundPage } from '../../publish/offline/worker/kept-answers.ts';

const site = 'https://www.school.example';
const pageAt = (path: string) => `<html><head><link rel="canonical" href="${site}${path}">…</html>\n`;
const page = pageAt('/about');
const dated = { date: 'Mon, 23 Nov 2026 00:00:00 GMT' };

// The build puts it in.
vi.stubGlobal('SITE_ORIGIN', site);
vi.stubGlobal('KEPT_TYPES', mediaTypes);

interface Answer {
  status?: number;
  type?: string;
  redirected?: boolean;
  body?: string;
  headers?: Record<string, string>;
}

/** Whether an answer is kept; by default a whole one of the site's own, which nothing has led elsewhere. */
async function isKept(path: string, type: string, { body = '', headers = dated, ...other }: Answer): Promise<boolean> {
  const response = new Response(body);
  const facts = {
    status: 200,
    type: 'basic',
    redirected: false,
    ...other,
    headers: new Headers({ 'content-type': type, ...headers }),
  };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(response, name, { value });
  return (await cacheWillUpdate({ request: new Request(site + path), response, event: null as never })) !== null;
}

const html = 'text/html; charset=utf-8';

test.each([
  ['a page', '/about?from=mail', html, { body: page }],
  ['a page by its file', '/about.html', 'text/html', { body: page }],
  ['the home page', '/', html, { body: pageAt('/') }],
  ['a script', '/assets/gallery.a.js', 'text/javascript; charset=utf-8', {}],
  ['a picture', '/pictures/a-0123456789.avif', 'image/avif', {}],
  ['a font', '/assets/a.b.woff2', 'font/woff2', {}],
])('%s is kept', async (_, path, type, answer) => {
  expect(await isKept(path, type, answer)).toBe(true);
});

test.each([
  ['a captive portal’s page in place of a page', '/about', html, { body: '<html><title>Log in</title>' }],
  ['a page whose age is not told', '/about', html, { body: page, headers: {} }],
  ['a page with an unreadable date', '/about', html, { body: page, headers: { date: 'yesterday' } }],
  ['the home page at another address', '/about', html, { body: pageAt('/') }],
  ['a page whose address only begins alike', '/about', html, { body: pageAt('/about-acrylic') }],
  ['a page that is cut off', '/about', html, { body: page.replace('</html>', '') }],
  ['a text in place of a page', '/about', 'text/plain', { body: page }],
  ['a page in place of a script', '/assets/gallery.a.js', html, { body: page }],
  ['a page in place of a picture', '/pictures/a.avif', html, {}],
  ['another picture in its place', '/pictures/a.avif', 'image/gif', {}],
  ['what another address has answered', '/pictures/a.avif', 'image/avif', { redirected: true }],
  ['what another site has answered', '/pictures/a.avif', 'image/avif', { type: 'cors' }],
  ['what is out of sight', '/about', html, { type: 'opaqueredirect', status: 0 }],
  ['a part', '/pictures/a.avif', 'image/avif', { status: 206 }],
  ['an error', '/about', html, { body: page, status: 503 }],
  ['a file of no kind', '/assets/a.b', '', {}],
  ['an answer of no kind', '/assets/a.js', '', {}],
])('%s is not kept', async (_, path, type, answer) => {
  expect(await isKept(path, type, answer)).toBe(false);
});

const day = 86_400_000;
/** A copy of today, by the host's clock. */
const date = 'Tue, 24 Nov 2026 06:30:00 GMT';
const made = Date.parse(date);

describe('whether a copy is too old to be shown', () => {
  test('it is when its days are over, and not before', () => {
    expect(isTooOld(date, made)).toBe(false);
    expect(isTooOld(date, made + keptForDays * day)).toBe(false);
    expect(isTooOld(date, made + keptForDays * day + 1)).toBe(true);
  });

  test('a device in 1999 shows what it has kept, one in 2099 nothing: neither throws', () => {
    expect(isTooOld(date, Date.parse('1999-06-15T10:00:00+05:30'))).toBe(false);
    expect(isTooOld(date, Date.parse('2099-06-15T10:00:00+05:30'))).toBe(true);
  });

  test('a copy without a readable date is', () => {
    expect(isTooOld(null, made)).toBe(true);
    expect(isTooOld('yesterday', made)).toBe(true);
  });
});

describe('the site’s own 404 page', () => {
  const own = `<p role="status" data-not-found="${site}"></p>`;
  test.each([
    ['is recognised', own, 404, true],
    ['is not a captive portal’s', `<h1>Not found: ${site}/about</h1>`, 404, false],
    ['is not another site’s', own.replace('www.', ''), 404, false],
    ['is not sent with another status', own, 410, false],
  ])('%s', async (_, body, status, expected) => {
    expect(await isNotFoundPage(new Response(body, { status }))).toBe(expected);
  });
});
