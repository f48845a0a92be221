import { calendarAnswer } from '../data/calendar.ts';
import { all } from '../data/get.ts';
import { site } from '../site.ts';

/** One calendar file for all events, past ones too: a calendar that has subscribed to it forgets nothing. */
export async function GET(): Promise<Response> {
  return calendarAnswer(await all('events'), site, 'subscribe');
}
