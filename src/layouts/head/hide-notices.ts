/** A notice's key in web storage, and the end of its last day in milliseconds. */
export type NoticeExpiry = readonly [key: string, expires: number];

/**
 * Hides expired and dismissed notices before they are painted: a page built earlier still contains notices that have expired since.
 * `data-notice0` on `<html>` hides the first notice, `data-notice1` the second (features/notices/notices.module.css).
 */
export function hideNotices(notices: readonly NoticeExpiry[]): void {
  for (const [index, [key, expires]] of notices.entries()) {
    try {
      if (Date.now() > expires || localStorage[key]) document.documentElement.dataset[`notice${index}`] = '';
    } catch {
      // Storage is blocked, so no notice was dismissed.
    }
  }
}
