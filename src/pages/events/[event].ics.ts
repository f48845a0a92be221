import { calendarAnswer } from '../../model/calendar.ts';
import { all } from '../../model/get.ts';
import type { SchoolEvent } from '../../schemas/event.ts';
import { site } from '../../model/site.ts';

export async function getStaticPaths() {
  return (await all('events')).map((event) => ({ params: { event: event.id }, props: { event } }));
}

/** A calendar file for one event. */
export function GET({ props }: { props: { event: SchoolEvent } }): Response {
  return calendarAnswer([props.event], site, 'add');
}
