import { calendarAnswer } from '#model/calendar.ts';
import { content } from '#model/content.ts';
import { site } from '#model/site.ts';

/** One calendar file for all events, past ones too: a calendar that has subscribed to it forgets nothing. */
export async function GET(): Promise<Response> {
  return calendarAnswer(content.events, site, 'subscribe');
}
