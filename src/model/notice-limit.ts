import type { Notice } from '#schemas/notice.ts';
import type { RouteId } from '#schemas/page-list.ts';

/** Maximum number of notices on a page. cross-file-checks.ts reports more as a problem. */
export const maxNotices = 2;

/** Returns the first notice that exceeds the limit on some page on its first day, or undefined. */
export function firstExcessNotice(notices: readonly Notice[]): Notice | undefined {
  /** `undefined` represents the pages that no notice names. */
  const pages = [undefined, ...new Set(notices.flatMap((notice) => notice.pages ?? []))];
  const isShownOn = ({ pages: ownPages }: Notice, page?: RouteId) =>
    !ownPages?.length || (page !== undefined && ownPages.includes(page));
  return notices.find((notice) =>
    pages.some((page) => {
      const shownNotices = notices.filter(
        (candidate) => candidate.from <= notice.from && notice.from <= candidate.until && isShownOn(candidate, page),
      );
      return shownNotices.includes(notice) && shownNotices.length > maxNotices;
    }),
  );
}
