import { calendarAnswer } from '../../data/calendar.ts';
import { all } from '../../data/get.ts';
import type { SchoolEvent } from '../../schemas/event.ts';
import { site } from '../../site.ts';

export async function getStaticPaths() {
  return (await all('events')).map((event) => ({ params: { event: event.id }, props: { event } }));
}

/** A calendar file for one event. */
export function GET({ props }: { props: { event: SchoolEvent } }): Response {
  return calendarAnswer([props.event], site, 'add');
}
