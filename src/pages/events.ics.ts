import { events } from '../content/events.ts';
import { calendarAnswer } from '../lib/calendar.ts';
import { site } from '../site.ts';

/** One calendar file for all events, past ones too: a calendar that has subscribed to it forgets nothing. */
export function GET(): Response {
  return calendarAnswer(events, site, 'subscribe');
}
