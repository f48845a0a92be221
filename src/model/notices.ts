import { createHash } from 'node:crypto';
import type { Notice } from '#schemas/notice.ts';
import { indianDay } from '#utils/indian-day.ts';
import type { RouteId } from './routes.ts';

/** A notice as a page shows it. */
export interface NoticeView extends Notice {
  /** The key under which a browser remembers that it was dismissed. With another text, link or day it is another notice, and is shown again. */
  key: string;
  /** The end of its last day in India, in milliseconds. */
  ends: number;
}

/** Returns a page's notices on the day of the build, newest first. layouts/head/hide-notices.ts hides a notice that has ended since. */
export function noticesOn(notices: readonly Notice[], route: RouteId, today: Date): NoticeView[] {
  const day = indianDay(today);
  return notices
    .filter(({ from, until, pages }) => from <= day && day <= until && (!pages?.length || pages.includes(route)))
    .sort((a, b) => b.from.localeCompare(a.from))
    .map((notice) => ({ ...notice, key: keyOf(notice), ends: Date.parse(`${notice.until}T23:59:59+05:30`) }));
}

const keyOf = ({ provenance, ...notice }: Notice) =>
  `n${createHash('sha256').update(JSON.stringify(notice)).digest('hex').slice(0, 6)}`;
