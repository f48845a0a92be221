/** Constants shared by the service worker (publish/offline) and the pages. */

/** Path of the service worker. Its name has no hash, because browsers check the same URL for updates. */
export const workerPath = '/service-worker.js';

/** The page shown offline in place of a page without a copy. */
export const offlinePath = '/offline';

/** Attribute of the 404 page whose value is the origin of the site. The worker trusts no other 404, such as a captive portal's. */
export const notFoundAttribute = 'data-not-found';

/** Name of the cache with copies of pages. */
export const pageCache = 'kept-pages';

/**
 * Maximum age of a copy in days, from the `Date` header of its response. Two months: long enough for a family that compares schools, and short
 * enough that no copy shows the fees and dates of a previous session.
 */
export const maxCopyAgeDays = 60;

/** Message to a page that is shown from a copy, once the network has responded: whether the page has changed. */
export type RefreshResult = 'same' | 'newer';

/** Whether a copy is too old to be shown, by the `Date` header of its response. A copy without a valid date is too old. */
export function isTooOld(date: string | null, now: number): boolean {
  return !(now - Date.parse(date ?? '') <= maxCopyAgeDays * 86_400_000);
}
