/**
 * Cloudflare Worker of the site. Cloudflare calls it for films and for paths without a file (wrangler.jsonc) and serves all other files
 * itself. The Worker adds range requests for films and keeps errors and redirects from being cached.
 */
import { revalidate } from '../cache-control.ts';
import { canonicalPath, notFoundPath } from '../canonical-path.ts';
import { filmResponse } from './film-range.ts';
import { withHeaders } from './with-headers.ts';

/** The bindings of wrangler.jsonc. Declared here because Cloudflare's type package is much larger. */
export interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

export default {
  /** Returns the response to a request. */
  async fetch(request: Request, { ASSETS }: Bindings): Promise<Response> {
    const response = await ASSETS.fetch(request);
    // The 404 page is a file, so Cloudflare would send it with status 200.
    if (response.status === 404 || new URL(request.url).pathname === notFoundPath) return redirectOrNotFound(request, ASSETS);
    if (response.status === 200 && response.headers.get('Content-Type')?.startsWith('video/'))
      return filmResponse(request, response);
    // Cloudflare applies a folder's header rule to every response below it: an error would be cached for a year.
    return [200, 206, 304].includes(response.status) ? response : withHeaders(response, revalidate);
  },
};

/**
 * Redirects to the canonical path of a page, or responds with the 404 page. Both get the headers of a page: otherwise browsers would cache a missing
 * picture for a year.
 */
async function redirectOrNotFound({ url, method }: Request, assets: Bindings['ASSETS']): Promise<Response> {
  const page = await assets.fetch(new Request(new URL(notFoundPath, url), { method: method === 'HEAD' ? 'HEAD' : 'GET' }));
  const noBody = { 'Content-Type': null, ETag: null };
  if (method !== 'GET' && method !== 'HEAD') {
    const methodNotAllowed = new Response(null, { status: 405, headers: page.headers });
    return withHeaders(methodNotAllowed, { ...noBody, Allow: 'GET, HEAD' });
  }
  const Location = await redirectTarget(new URL(url), assets);
  if (Location) return withHeaders(new Response(null, { status: 301, headers: page.headers }), { ...noBody, Location });
  // The ETag belongs to /404, not to this URL.
  return withHeaders(new Response(page.body, { status: 404, headers: page.headers }), { ETag: null });
}

/** Returns the canonical path of an existing page, with the query of the request, or null. */
async function redirectTarget({ origin, pathname, search }: URL, assets: Bindings['ASSETS']): Promise<string | null> {
  const path = canonicalPath(pathname);
  if (path === null) return null;
  const response = await assets.fetch(new Request(origin + path, { method: 'HEAD', redirect: 'manual' }));
  // `_redirects` redirects old addresses.
  const target = response.status === 200 ? path : response.headers.get('Location');
  return target && target + search;
}
