import type { Notice } from '#schemas/notice.ts';
import type { RouteId } from './routes.ts';

/** How many notices a page shows at most. More are refused (check-together.ts). */
export const mostNotices = 2;

/** Returns the first notice that exceeds the limit on some page on its first day, or undefined. */
export function noticeTooMany(notices: readonly Notice[]): Notice | undefined {
  /** Undefined stands for the pages that no notice names. */
  const pages = [undefined, ...new Set(notices.flatMap((notice) => notice.pages ?? []))];
  const isOn = ({ pages: own }: Notice, page?: RouteId) => !own?.length || (page !== undefined && own.includes(page));
  return notices.find((notice) =>
    pages.some((page) => {
      const shown = notices.filter((other) => other.from <= notice.from && notice.from <= other.until && isOn(other, page));
      return shown.includes(notice) && shown.length > mostNotices;
    }),
  );
}
