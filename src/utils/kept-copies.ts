/** Constants shared by the service worker (publish/offline) and the pages. */

/** The service worker's file. Its name has no hash, because browsers update it by its address. */
export const workerPath = '/service-worker.js';

/** The page shown offline in place of a page without a copy. */
export const offlinePath = '/offline';

/** Attribute of the 404 page whose value is the origin of the site. The worker trusts no other 404, such as a captive portal's. */
export const notFoundAttribute = 'data-not-found';

export const keptPagesCache = 'kept-pages';

/**
 * How old a copy may be, in days, by the date of the answer that it was made of. Two months: long enough for a family that compares
 * schools, and over before the fees and dates of another session stand.
 */
export const keptForDays = 60;

/** Sent to a page that came from a copy once the network answers: whether the page has changed. */
export type LateAnswer = 'same' | 'newer';

/** Whether a copy is too old to be shown, by its response's `Date` header. Without a readable date it is. */
export function isTooOld(date: string | null, now: number): boolean {
  return !(now - Date.parse(date ?? '') <= keptForDays * 86_400_000);
}
