/** Which answers the offline worker stores, and how long they are shown. The journeys in a browser are in tests/journeys/kept-copies.spec.ts. */
import { describe, expect, test, vi } from 'vitest';
import { isTooOld, keptForDays } from '#utils/kept-copies.ts';
import { mediaTypes } from '../../publish/media-types.ts';
import { cacheWillUpdate, isNotFoundPage } from '../../publish/offline/worker/kept-answers.ts';

const site = 'https://www.school.example';
const pageAt = (path: string) => `<html><head><link rel="canonical" href="${site}${path}">…</html>\n`;
const page = pageAt('/about');
const html = 'text/html; charset=utf-8';

// Constants that the build puts into the worker.
vi.stubGlobal('SITE_ORIGIN', site);
vi.stubGlobal('KEPT_TYPES', mediaTypes);

interface Answer {
  status?: number;
  type?: string;
  redirected?: boolean;
  body?: string;
  headers?: Record<string, string>;
}

/** Whether an answer is stored; by default a complete one of the site, not redirected, with a date. */
async function isStored(path: string, type: string, { body = '', headers, ...other }: Answer): Promise<boolean> {
  const response = new Response(body);
  const facts = {
    ...{ status: 200, type: 'basic', redirected: false },
    ...other,
    headers: new Headers({ 'content-type': type, ...(headers ?? { date: 'Mon, 23 Nov 2026 00:00:00 GMT' }) }),
  };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(response, name, { value });
  return (await cacheWillUpdate({ request: new Request(site + path), response, event: null as never })) !== null;
}

test.each([
  ['a page', '/about?from=mail', html, { body: page }],
  ['a page asked for by its file', '/about.html', 'text/html', { body: page }],
  ['a script', '/assets/gallery.a.js', 'text/javascript; charset=utf-8', {}],
  ['a picture', '/pictures/a-0123456789.avif', 'image/avif', {}],
])('%s is stored', async (_, path, type, answer) => expect(await isStored(path, type, answer)).toBe(true));

test.each([
  ['a captive portal’s page in place of a page', '/about', html, { body: '<html><title>Log in</title></html>' }],
  ['a page without a date', '/about', html, { body: page, headers: {} }],
  ['a page with an unreadable date', '/about', html, { body: page, headers: { date: 'yesterday' } }],
  ['the home page at another address', '/about', html, { body: pageAt('/') }],
  ['a page whose address only begins alike', '/about', html, { body: pageAt('/about-acrylic') }],
  ['a page that is cut off', '/about', html, { body: page.replace('</html>', '') }],
  ['a page in place of a script', '/assets/gallery.a.js', html, { body: page }],
  ['another picture in its place', '/pictures/a.avif', 'image/gif', {}],
  ['an answer after a redirect', '/pictures/a.avif', 'image/avif', { redirected: true }],
  ['an answer of another site', '/pictures/a.avif', 'image/avif', { type: 'cors' }],
  ['a part', '/pictures/a.avif', 'image/avif', { status: 206 }],
  ['an error', '/about', html, { body: page, status: 503 }],
  ['an answer without a type', '/assets/a.js', '', {}],
])('%s is not stored', async (_, path, type, answer) => expect(await isStored(path, type, answer)).toBe(false));

describe('a stored page', () => {
  const date = 'Tue, 24 Nov 2026 06:30:00 GMT';
  const days = (count: number) => Date.parse(date) + count * 86_400_000;

  test.each([
    ['is shown at once', date, days(0), false],
    ['is shown until its days are over', date, days(keptForDays), false],
    ['is not shown afterwards', date, days(keptForDays) + 1, true],
    ['is shown on a device whose clock says 1999', date, Date.parse('1999-06-15T10:00:00+05:30'), false],
    ['is not shown on a device whose clock says 2099', date, Date.parse('2099-06-15T10:00:00+05:30'), true],
    ['is not shown without a date', null, days(0), true],
    ['is not shown with an unreadable date', 'yesterday', days(0), true],
  ])('%s', (_, dated, now, expected) => expect(isTooOld(dated, now)).toBe(expected));

  const own = `<p role="status" data-not-found="${site}"></p>`;
  test.each([
    ['goes when the site answers 404', own, 404, true],
    ['stays when a captive portal answers 404', `<h1>Not found: ${site}/about</h1>`, 404, false],
    ['stays when another site answers 404', own.replace('www.', ''), 404, false],
    ['stays when the answer has another status', own, 410, false],
  ])('%s', async (_, body, status, expected) => expect(await isNotFoundPage(new Response(body, { status }))).toBe(expected));
});
