import { events } from '../../content/events.ts';
import type { SchoolEvent } from '../../content/types.ts';
import { calendarAnswer } from '../../lib/calendar.ts';
import { site } from '../../site.ts';

export function getStaticPaths() {
  return events.map((event) => ({ params: { event: event.id }, props: { event } }));
}

/** A calendar file for one event. */
export function GET({ props }: { props: { event: SchoolEvent } }): Response {
  return calendarAnswer([props.event], site, 'add');
}
