/**
 * The Worker beside the site's files on Cloudflare, which is asked for films and for what no file answers (wrangler-config.ts); all else
 * Cloudflare sends by itself. It puts right what the files alone are answered with: films in parts, and nothing kept that is not a file.
 */
import { askAgain } from '../cache-control.ts';
import { filmAnswer } from './film-part.ts';
import { withHeaders } from './with-headers.ts';

/** What wrangler-config.ts binds. Cloudflare's types weigh more than these lines. */
export interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/** The page that helps where nothing is. */
const missingPage = '/404';

export default {
  /** Answers one request. */
  async fetch(request: Request, { ASSETS }: Bindings): Promise<Response> {
    const answer = await ASSETS.fetch(request);
    // The page that helps has an address, since it is a file, and stands there for nothing either.
    if (answer.status === 404 || new URL(request.url).pathname === missingPage) return nothingThere(request, ASSETS);
    if (answer.status === 200 && answer.headers.get('Content-Type')?.startsWith('video/')) return filmAnswer(request, answer);
    // Cloudflare applies the rule of a folder to whatever it answers there: a refusal too would be kept for a year.
    return [200, 206, 304].includes(answer.status) ? answer : withHeaders(answer, askAgain);
  },
};

/** The page that helps, with the headers of a page: a browser that kept 'no such picture' for a year would never see the picture come back. */
async function nothingThere({ url, method }: Request, assets: Bindings['ASSETS']): Promise<Response> {
  const page = await assets.fetch(new Request(new URL(missingPage, url), { method: method === 'HEAD' ? 'HEAD' : 'GET' }));
  if (method !== 'GET' && method !== 'HEAD') {
    const refused = new Response(null, { status: 405, headers: page.headers });
    return withHeaders(refused, { Allow: 'GET, HEAD', 'Content-Type': null, ETag: null });
  }
  // Its tag would be that of the page at /404, and a request for what is not there has no condition.
  return withHeaders(new Response(page.body, { status: 404, headers: page.headers }), { ETag: null });
}
