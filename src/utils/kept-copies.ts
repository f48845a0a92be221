/** What the worker (publish/offline) and the pages both know. */

/** The worker's file. It can't have a hash in its name: browsers ask for it again by the address under which they know it. */
export const workerPath = '/service-worker.js';

/** The page that answers without a network for one that was not kept. */
export const offlinePath = '/offline';

/** Attribute of the 404 page whose value is the origin of the site. The worker trusts no other 404, such as a captive portal's. */
export const notFoundAttribute = 'data-not-found';

export const keptPagesCache = 'kept-pages';

/**
 * How old a copy may be, in days, by the date of the answer that it was made of. Two months: long enough for a family that compares
 * schools, and over before the fees and dates of another session stand.
 */
export const keptForDays = 60;

/** What the worker tells a page that came from its copy, once the network has answered after all: as the copy was, or changed. */
export type LateAnswer = 'same' | 'newer';

/** Whether a copy is too old to be shown, by the `Date` of its answer. One without a readable date counts as too old. */
export function isTooOld(date: string | null, now: number): boolean {
  return !(now - Date.parse(date ?? '') <= keptForDays * 86_400_000);
}
