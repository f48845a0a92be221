/** A notice's name in the browser's storage, and the end of its last day in milliseconds. */
export type Ending = readonly [key: string, ends: number];

/**
 * Hides, before they are painted, the notice whose last day is over, which a page built earlier still has, and the one that the visitor has dismissed:
 * `data-notice0` on `<html>` hides the first notice, `data-notice1` the second (features/notices).
 */
export function hideNotices(endings: readonly Ending[]): void {
  for (const [index, [key, ends]] of endings.entries()) {
    try {
      if (Date.now() > ends || localStorage[key]) document.documentElement.dataset[`notice${index}`] = '';
    } catch {
      // Where storage is forbidden none was dismissed.
    }
  }
}
