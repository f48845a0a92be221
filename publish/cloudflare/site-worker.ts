/**
 * The Worker beside the site's files on Cloudflare, which is asked for films and for what no file answers (wrangler-config.ts); all else
 * Cloudflare sends by itself. It puts right what the files alone are answered with: films in parts, and nothing kept that is not a file.
 */
import { askAgain } from '../cache-control.ts';
import { canonicalPath, notFoundPath } from '../canonical-path.ts';
import { filmAnswer } from './film-part.ts';
import { withHeaders } from './with-headers.ts';

/** The bindings of wrangler-config.ts. Cloudflare's own type package is far larger than this. */
export interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

export default {
  /** Answers one request. */
  async fetch(request: Request, { ASSETS }: Bindings): Promise<Response> {
    const answer = await ASSETS.fetch(request);
    // The 404 page is a file, so Cloudflare would send it with status 200.
    if (answer.status === 404 || new URL(request.url).pathname === notFoundPath) return notFound(request, ASSETS);
    if (answer.status === 200 && answer.headers.get('Content-Type')?.startsWith('video/')) return filmAnswer(request, answer);
    // Cloudflare applies the rule of a folder to whatever it answers there: a refusal too would be kept for a year.
    return [200, 206, 304].includes(answer.status) ? answer : withHeaders(answer, askAgain);
  },
};

/**
 * Redirects to the canonical path of a page, or answers with the 404 page. Both get the headers of a page: otherwise browsers would cache a missing
 * picture for a year.
 */
async function notFound({ url, method }: Request, assets: Bindings['ASSETS']): Promise<Response> {
  const page = await assets.fetch(new Request(new URL(notFoundPath, url), { method: method === 'HEAD' ? 'HEAD' : 'GET' }));
  const withoutBody = { 'Content-Type': null, ETag: null };
  if (method !== 'GET' && method !== 'HEAD') {
    const refused = new Response(null, { status: 405, headers: page.headers });
    return withHeaders(refused, { ...withoutBody, Allow: 'GET, HEAD' });
  }
  const Location = await redirectTarget(new URL(url), assets);
  if (Location) return withHeaders(new Response(null, { status: 301, headers: page.headers }), { ...withoutBody, Location });
  // The tag identifies /404 and not this address.
  return withHeaders(new Response(page.body, { status: 404, headers: page.headers }), { ETag: null });
}

/** Returns the canonical path of an existing page, with the query of the request, or null. */
async function redirectTarget({ origin, pathname, search }: URL, assets: Bindings['ASSETS']): Promise<string | null> {
  const path = canonicalPath(pathname);
  if (path === null) return null;
  const answer = await assets.fetch(new Request(origin + path, { method: 'HEAD', redirect: 'manual' }));
  // Old addresses redirect by `_redirects`.
  const target = answer.status === 200 ? path : answer.headers.get('Location');
  return target && target + search;
}
