import type { WorkboxPlugin } from 'workbox-core';
import { notFoundAttribute } from '#utils/kept-copies.ts';
import { canonicalPath } from '../../canonical-path.ts';

/** The origin under which the site is published, as its pages state it. Put in by the build. */
declare const SITE_ORIGIN: string;

/** The media types of what may be kept, by file extension. Put in by the build. */
declare const KEPT_TYPES: Readonly<Record<string, string>>;

/**
 * Whether a response is a complete page of this site, published at the path of a URL. A captive portal's page isn't, nor is another page of the
 * site that the host sends for every address.
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
 * Decides which responses are kept: complete ones of this site, not redirected, with the type that the path's file extension has. A filter or a
 * captive portal answers everything with a page of its own, so pages also have to state their address; and they need a date, to be shown with.
 */
export const cacheWillUpdate = (async ({ request, response }) => {
  const [, ending = 'html'] = /\.(\w+)$/.exec(new URL(request.url).pathname) ?? [];
  const [type = ''] = (response.headers.get('content-type') ?? '').split(/\s*;/);
  const whole = response.status === 200 && response.type === 'basic' && !response.redirected;
  if (!whole || type !== KEPT_TYPES[ending]) return null;
  if (ending !== 'html') return response;
  const isDated = Date.parse(response.headers.get('date') ?? '') > 0;
  return isDated && (await isPage(response, canonicalUrl(request.url))) ? response : null;
}) satisfies WorkboxPlugin['cacheWillUpdate'];

/** The address under which a page is published: without query and suffixes (`/faq?from=mail`, `/faq/`, `/faq.html`). */
export function canonicalUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (canonicalPath(pathname) ?? pathname);
}
