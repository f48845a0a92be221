/**
 * Whether calendars will hear of a change to an event. A calendar that has the event takes a new date only with a higher SEQUENCE
 * (RFC 5546, 2.1.4), which is counted from `was`, `changed` and `since` (model/calendar.ts): a day that is changed alone stays as it was.
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
  says: string;
}

interface Announcement {
  starts: string;
  ends: string;
  location: string;
  isOff: boolean;
  earlierStarts: readonly string[];
  announced: string;
  sequence: number;
}

/**
 * Compares an event's file with what was published of it. `text` is undefined where the file was deleted; versions run from the latest to
 * the oldest; `today` is a day such as '2026-11-20'.
 */
export function announcedEventFault(
  text: string | undefined,
  versions: readonly EventVersion[],
  today: string,
): EventFault | undefined {
  const now = text === undefined ? undefined : readAnnouncement(text);
  if (text !== undefined && !now) return undefined;
  const isOver = ({ ends }: Announcement) => ends.slice(0, 10) < today;
  for (const { committed, text: earlier } of versions) {
    const before = readAnnouncement(earlier);
    // Versions before the announcement were not public.
    if (!before || committed < (now ?? before).announced) continue;
    if (isOver(before) && (!now || isOver(now))) return undefined;
    if (!now) {
      if (before.isOff) return undefined;
      return {
        path: [],
        says: `was announced for ${before.starts} and then deleted or renamed, which calendars never hear of: bring it back with the status cancelled and “Postponed or cancelled on” (since) ${today}, and delete it when its day is past`,
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
      says: `was announced as ${before.starts}, and calendars would keep that: write the status moved and, under “Earlier dates” (was), starts ${before.starts} with changed ${today}. If it has no new date yet, leave the old one and write the status postponed with “Postponed or cancelled on” (since) ${today}`,
    };
  const field = (['ends', 'location'] as const).find((name) => before[name] !== now[name]);
  if (now.sequence > before.sequence) return undefined;
  if (field)
    return {
      path: [field],
      says: `was announced as ${before[field]}, and calendars would keep that: add ${today} to “Other changes” (changed)`,
    };
  if (before.isOff && !now.isOff)
    return {
      path: ['status'],
      says: `was postponed or cancelled, and calendars would keep that: add ${today} to “Other changes” (changed)`,
    };
  if (now.sequence < before.sequence)
    return {
      path: [],
      says: `has fewer entries under “Earlier dates” (was) and “Other changes” (changed) than were published, and calendars would take the earlier version for the newer: bring them back`,
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
  const { starts, ends, location, status, since, announced, was, changed } = fieldsOf(data);
  if (typeof starts !== 'string' || typeof ends !== 'string' || typeof announced !== 'string') return undefined;
  const time = (value: unknown) => String(value).replace(' ', 'T');
  const earlier = Array.isArray(was) ? was : [];
  return {
    starts: time(starts),
    ends: time(ends),
    location: String(location),
    isOff: status === 'postponed' || status === 'cancelled',
    earlierStarts: earlier.map((entry) => time(fieldsOf(entry).starts)),
    announced,
    sequence: 2 * (earlier.length + (Array.isArray(changed) ? changed.length : 0)) + (since ? 1 : 0),
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
