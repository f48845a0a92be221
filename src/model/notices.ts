import { createHash } from 'node:crypto';
import type { Notice } from '#schemas/notice.ts';
import { indianDay } from '#utils/dates.ts';
import type { RouteId } from './routes.ts';

/** A notice as a page shows it. */
export interface NoticeView extends Notice {
  /** The name under which a browser remembers that it was dismissed. A change of the text gives another, and the notice is shown again. */
  key: string;
  /** The end of its last day in India, in milliseconds. */
  ends: number;
}

/** The notices that a page has on the day of the build, the newest first. Those that end later are hidden by layouts/head/hide-notices.ts. */
export function noticesOn(notices: readonly Notice[], route: RouteId, today: Date): NoticeView[] {
  const day = indianDay(today);
  return notices
    .filter(({ from, until, pages }) => from <= day && day <= until && (!pages?.length || pages.includes(route)))
    .sort((a, b) => b.from.localeCompare(a.from))
    .map((notice) => ({ ...notice, key: keyOf(notice), ends: Date.parse(`${notice.until}T23:59:59+05:30`) }));
}

const keyOf = ({ id, text }: Notice) => `n${createHash('sha256').update(`${id} ${text}`).digest('hex').slice(0, 6)}`;
