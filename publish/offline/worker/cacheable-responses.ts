import type { WorkboxPlugin } from 'workbox-core';
import { notFoundAttribute } from '#utils/offline-copies.ts';
import { canonicalPath } from '../../canonical-path.ts';

/** The origin of the published site, from its canonical links. Injected by the build. */
declare const SITE_ORIGIN: string;

/** The media types of cacheable files by extension. Injected by the build. */
declare const CACHEABLE_TYPES: Readonly<Record<string, string>>;

/**
 * Returns whether a response is a complete page of this site with the canonical path of `url`. It is false for a captive portal's page, and for
 * another page of the site that the host sends for every address.
 */
export async function isPage(response: Response, url: string): Promise<boolean> {
  const html = await response.clone().text();
  const canonical = `<link rel="canonical" href="${SITE_ORIGIN}${new URL(url).pathname}"`;
  return html.includes(canonical) && html.trimEnd().endsWith('</html>');
}

/** Whether a response is the site's own 404 page, rather than that of a captive portal or proxy. */
export const isNotFoundPage = async (response: Response): Promise<boolean> =>
  response.status === 404 && (await response.clone().text()).includes(`${notFoundAttribute}="${SITE_ORIGIN}"`);

/**
 * Returns the response if it may be cached, otherwise null. It must be complete, from this site, not redirected, and have the media type of the
 * path's extension. Filters and captive portals respond to everything with their own page, so a page must also have the right canonical link; and
 * it must have a date, because copies show it.
 */
export const cacheWillUpdate = (async ({ request, response }) => {
  const [, extension = 'html'] = /\.(\w+)$/.exec(new URL(request.url).pathname) ?? [];
  const [type = ''] = (response.headers.get('content-type') ?? '').split(/\s*;/);
  const isComplete = response.status === 200 && response.type === 'basic' && !response.redirected;
  if (!isComplete || type !== CACHEABLE_TYPES[extension]) return null;
  if (extension !== 'html') return response;
  const isDated = Date.parse(response.headers.get('date') ?? '') > 0;
  return isDated && (await isPage(response, canonicalUrl(request.url))) ? response : null;
}) satisfies WorkboxPlugin['cacheWillUpdate'];

/** Returns the published URL of a page, without query and suffixes (`/faq?from=mail`, `/faq/`, `/faq.html`). */
export function canonicalUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (canonicalPath(pathname) ?? pathname);
}
