/**
 * Checks that subscribed calendars will receive a change to an event. A calendar accepts a new date only with a higher SEQUENCE (RFC 5546, 2.1.4),
 * which is counted from `earlierDates`, `changed` and `statusSince` (model/calendar.ts). If only the date is changed, calendars keep the old one.
 */
import { parse } from 'yaml';

/** A version of an event's file in the project's history. */
export interface EventVersion {
  /** The day of its commit in India: '2026-11-20'. */
  committed: string;
  text: string;
}

/** A fault and the field to correct. */
export interface EventFault {
  path: readonly PropertyKey[];
  message: string;
}

interface Announcement {
  starts: string;
  ends: string;
  location: string;
  isCancelledOrPostponed: boolean;
  earlierStarts: readonly string[];
  announced: string;
  sequence: number;
}

/**
 * Compares an event's file with its published versions. Returns the first fault, or undefined.
 *
 * @param text The file's content; undefined if it was deleted.
 * @param versions From the latest to the oldest.
 * @param today A date such as '2026-11-20'.
 */
export function announcedEventFault(
  text: string | undefined,
  versions: readonly EventVersion[],
  today: string,
): EventFault | undefined {
  const now = text === undefined ? undefined : readAnnouncement(text);
  if (text !== undefined && !now) return undefined;
  const isPast = ({ ends }: Announcement) => ends.slice(0, 10) < today;
  for (const { committed, text: earlier } of versions) {
    const before = readAnnouncement(earlier);
    // Versions before the announcement were not public.
    if (!before || committed < (now ?? before).announced) continue;
    if (isPast(before) && (!now || isPast(now))) return undefined;
    if (!now) {
      if (before.isCancelledOrPostponed) return undefined;
      return {
        path: [],
        message: `was announced for ${before.starts} and then deleted or renamed, so subscribed calendars would keep it: restore it with the status cancelled and “Postponed or cancelled on” (statusSince) ${today}, and delete it when its day is past`,
      };
    }
    const fault = changeFault(before, now, today);
    if (fault) return fault;
  }
  return undefined;
}

function changeFault(before: Announcement, now: Announcement, today: string): EventFault | undefined {
  if (before.starts !== now.starts && !now.earlierStarts.includes(before.starts))
    return {
      path: ['starts'],
      message: `was announced as ${before.starts}, and calendars would keep that: write the status moved and, under “Earlier dates” (earlierDates), starts ${before.starts} with changed ${today}. If it has no new date yet, leave the old one and write the status postponed with “Postponed or cancelled on” (statusSince) ${today}`,
    };
  const field = (['ends', 'location'] as const).find((name) => before[name] !== now[name]);
  if (now.sequence > before.sequence) return undefined;
  if (field)
    return {
      path: [field],
      message: `was announced as ${before[field]}, and calendars would keep that: add ${today} to “Other changes” (changed)`,
    };
  if (before.isCancelledOrPostponed && !now.isCancelledOrPostponed)
    return {
      path: ['status'],
      message: `was postponed or cancelled, and calendars would keep that: add ${today} to “Other changes” (changed)`,
    };
  if (now.sequence < before.sequence)
    return {
      path: [],
      message: `has fewer entries under “Earlier dates” (earlierDates) and “Other changes” (changed) than were published, so calendars would ignore this version: restore the entries`,
    };
  return undefined;
}

/** Reads the fields that calendars use from a file of any age. Returns undefined if it is not an event. */
function readAnnouncement(text: string): Announcement | undefined {
  let data: unknown;
  try {
    data = parse(text);
  } catch {
    return undefined;
  }
  const { starts, ends, location, status, statusSince, announced, earlierDates, changed } = fieldsOf(data);
  if (typeof starts !== 'string' || typeof ends !== 'string' || typeof announced !== 'string') return undefined;
  const time = (value: unknown) => String(value).replace(' ', 'T');
  const earlier = Array.isArray(earlierDates) ? earlierDates : [];
  return {
    starts: time(starts),
    ends: time(ends),
    location: String(location),
    isCancelledOrPostponed: status === 'postponed' || status === 'cancelled',
    earlierStarts: earlier.map((entry) => time(fieldsOf(entry).starts)),
    announced,
    sequence: 2 * (earlier.length + (Array.isArray(changed) ? changed.length : 0)) + (statusSince ? 1 : 0),
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
