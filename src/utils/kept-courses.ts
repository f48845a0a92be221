/** The courses that a visitor keeps for comparison. Their ids are stored in `localStorage` and not sent anywhere. */

import { keptKey } from './kept-key.ts';

/** Path of the comparison page (schemas/page-list.ts). */
export const comparePath = '/compare';

/** Maximum number of courses that can be kept and compared. */
export const maxKept = 6;

/** Format of the stored value: a version, then the ids. */
const storedFormat = /^1:([a-z\d]+(?:[,-][a-z\d]+)*)$/;

/** Removes duplicates and truncates the list to the maximum. */
export const uniqueIds = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, maxKept);

/** Returns the ids of the kept courses. Returns none if storage is blocked or its value is invalid. */
export function readKept(): string[] {
  try {
    return uniqueIds(storedFormat.exec(localStorage.getItem(keptKey) ?? '')?.[1]?.split(',') ?? []);
  } catch {
    return [];
  }
}

/** Stores the kept courses. Returns false if storage is blocked or full. */
export function writeKept(ids: readonly string[]): boolean {
  try {
    if (ids.length > 0) localStorage.setItem(keptKey, `1:${ids.join(',')}`);
    else localStorage.removeItem(keptKey);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path and query string of the comparison of these courses. */
export const comparisonPath = (ids: readonly string[]): string =>
  ids.length > 0 ? `${comparePath}?c=${ids.join(',')}` : comparePath;
