import { expect, test } from 'vitest';
import { mediaTypes } from '../../deploy/media-types.ts';
import { fillIn, keptFilesPlugin, keptPagesPlugin } from '../../deploy/offline/kept-pages-plugin.ts';

const site = 'https://www.school.example';
const mark = `<link rel="canonical" href="${site}/`;
const page = `<html><head>${mark}about">`;
const dated = { date: 'Mon, 23 Nov 2026 00:00:00 GMT' };

/** The rule as it stands in the worker: its text, with the names filled in. */
const ruleOf = ({ cacheWillUpdate }: typeof keptPagesPlugin): NonNullable<typeof cacheWillUpdate> =>
  // biome-ignore lint/security/noGlobalEval: the worker too is made of this text
  globalThis.eval(`(${fillIn(String(cacheWillUpdate), { MEDIA_TYPES: JSON.stringify(mediaTypes), PAGE_MARK: mark })})`);

const rules = [ruleOf(keptPagesPlugin), ruleOf(keptFilesPlugin)];

interface Answer {
  status?: number;
  type?: string;
  redirected?: boolean;
  body?: string;
  headers?: Record<string, string>;
}

/** Whether an answer is kept; by default a whole one of the site's own, which nothing has led elsewhere. */
async function isKept(path: string, type: string, { body = '', headers = dated, ...other }: Answer): Promise<boolean> {
  const response = {
    status: 200,
    type: 'basic',
    redirected: false,
    ...other,
    headers: new Headers({ 'content-type': type, ...headers }),
  };
  const given = {
    request: new Request(site + path),
    response: Object.assign(response, { clone: () => new Response(body) }) as unknown as Response,
    event: null as never,
  };
  const kept = await Promise.all(rules.map(async (rule) => (await rule(given)) !== null));
  expect(kept[0], 'one rule for pages and files').toBe(kept[1]);
  return kept[0] ?? false;
}

const html = 'text/html; charset=utf-8';

test.each([
  ['a page', '/about?from=mail', html, { body: page }],
  ['a page by its file', '/about.html', 'text/html', { body: page }],
  ['a script', '/assets/gallery.a.js', 'text/javascript; charset=utf-8', {}],
  ['a picture', '/pictures/a-0123456789.avif', 'image/avif', {}],
  ['a font', '/assets/a.b.woff2', 'font/woff2', {}],
])('%s is kept', async (_, path, type, answer) => {
  expect(await isKept(path, type, answer)).toBe(true);
});

test.each([
  ['a captive portal’s page in place of a page', '/about', html, { body: '<html><title>Log in</title>' }],
  ['a page whose age is not told', '/about', html, { body: page, headers: {} }],
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
