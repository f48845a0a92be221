/** Which responses the offline worker saves, and for how long they are shown. tests/journeys/offline-copies.spec.ts tests it in a browser. */
import { describe, expect, test, vi } from 'vitest';
import { isTooOld, maxCopyAgeDays } from '#utils/offline-copies.ts';
import { mediaTypes } from '../../publish/media-types.ts';
import { cacheWillUpdate, isNotFoundPage } from '../../publish/offline/worker/cacheable-responses.ts';

const site = 'https://www.school.example';
const pageAt = (path: string) => `<html><head><link rel="canonical" href="${site}${path}">…</html>\n`;
const page = pageAt('/about');
const html = 'text/html; charset=utf-8';

// The build defines these constants in the worker.
vi.stubGlobal('SITE_ORIGIN', site);
vi.stubGlobal('CACHEABLE_TYPES', mediaTypes);

interface TestResponse {
  status?: number;
  type?: string;
  redirected?: boolean;
  body?: string;
  headers?: Record<string, string>;
}

/** Returns true if a response is saved. By default it is a complete response of the site with a date, without a redirect. */
async function isSaved(path: string, contentType: string, { body = '', headers, ...overrides }: TestResponse): Promise<boolean> {
  const response = new Response(body);
  const properties = {
    ...{ status: 200, type: 'basic', redirected: false },
    ...overrides,
    headers: new Headers({ 'content-type': contentType, ...(headers ?? { date: 'Mon, 23 Nov 2026 00:00:00 GMT' }) }),
  };
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(response, name, { value });
  return (await cacheWillUpdate({ request: new Request(site + path), response, event: null as never })) !== null;
}

test.each([
  ['a page', '/about?from=mail', html, { body: page }],
  ['a page requested by its file name', '/about.html', 'text/html', { body: page }],
  ['a script', '/assets/gallery.a.js', 'text/javascript; charset=utf-8', {}],
  ['a picture', '/pictures/a-0123456789.avif', 'image/avif', {}],
])('%s is saved', async (_, path, contentType, response) => expect(await isSaved(path, contentType, response)).toBe(true));

test.each([
  ['a captive portal’s page instead of a page', '/about', html, { body: '<html><title>Log in</title></html>' }],
  ['a page without a date', '/about', html, { body: page, headers: {} }],
  ['a page with an unreadable date', '/about', html, { body: page, headers: { date: 'yesterday' } }],
  ['the home page at another path', '/about', html, { body: pageAt('/') }],
  ['a page whose path has the requested one as a prefix', '/about', html, { body: pageAt('/about-acrylic') }],
  ['a truncated page', '/about', html, { body: page.replace('</html>', '') }],
  ['a page instead of a script', '/assets/gallery.a.js', html, { body: page }],
  ['a picture of another type', '/pictures/a.avif', 'image/gif', {}],
  ['a response after a redirect', '/pictures/a.avif', 'image/avif', { redirected: true }],
  ['a response of another site', '/pictures/a.avif', 'image/avif', { type: 'cors' }],
  ['a partial response', '/pictures/a.avif', 'image/avif', { status: 206 }],
  ['an error', '/about', html, { body: page, status: 503 }],
  ['a response without a content type', '/assets/a.js', '', {}],
])('%s is not saved', async (_, path, contentType, response) => expect(await isSaved(path, contentType, response)).toBe(false));

describe('a saved page', () => {
  const date = 'Tue, 24 Nov 2026 06:30:00 GMT';
  const daysLater = (count: number) => Date.parse(date) + count * 86_400_000;

  test.each([
    ['is shown at once', date, daysLater(0), false],
    ['is shown until its time limit', date, daysLater(maxCopyAgeDays), false],
    ['is not shown afterwards', date, daysLater(maxCopyAgeDays) + 1, true],
    ['is shown on a device whose clock says 1999', date, Date.parse('1999-06-15T10:00:00+05:30'), false],
    ['is not shown on a device whose clock says 2099', date, Date.parse('2099-06-15T10:00:00+05:30'), true],
    ['is not shown without a date', null, daysLater(0), true],
    ['is not shown with an unreadable date', 'yesterday', daysLater(0), true],
  ])('%s', (_, dateHeader, now, expected) => expect(isTooOld(dateHeader, now)).toBe(expected));

  const notFoundPage = `<p role="status" data-not-found="${site}"></p>`;
  test.each([
    ['is deleted when the site responds with 404', notFoundPage, 404, true],
    ['is kept when a captive portal responds with 404', `<h1>Not found: ${site}/about</h1>`, 404, false],
    ['is kept when another site responds with 404', notFoundPage.replace('www.', ''), 404, false],
    ['is kept when the response has another status', notFoundPage, 410, false],
  ])('%s', async (_, body, status, expected) => expect(await isNotFoundPage(new Response(body, { status }))).toBe(expected));
});
