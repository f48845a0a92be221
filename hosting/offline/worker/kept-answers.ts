import type { WorkboxPlugin } from 'workbox-core';
import { mediaTypes } from '../../media-types.ts';

/** How the HTML of every page of this site says its address, up to its path. Put in by the build. */
declare const PAGE_MARK: string;

/** Whether an answer is a page of this site; a captive portal's is not. */
export const isPage = async (answer: Response): Promise<boolean> => (await answer.clone().text()).includes(PAGE_MARK);

/**
 * The one rule of what is kept: an answer of this site, whole, not led elsewhere, and of the kind that was asked for. A filter or a captive
 * portal answers everything with a page of its own. A page of the site says at which address it stands; and its age must be told.
 */
export const cacheWillUpdate = (async ({ request, response }) => {
  const [, ending = 'html'] = /\.(\w+)$/.exec(new URL(request.url).pathname) ?? [];
  const [type = ''] = (response.headers.get('content-type') ?? '').split(/\s*;/);
  const whole = response.status === 200 && response.type === 'basic' && !response.redirected;
  if (!whole || type !== mediaTypes[ending]) return null;
  if (ending !== 'html') return response;
  return response.headers.has('date') && (await isPage(response)) ? response : null;
}) satisfies WorkboxPlugin['cacheWillUpdate'];
