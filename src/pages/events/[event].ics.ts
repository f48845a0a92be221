import { calendarAnswer } from '#model/calendar.ts';
import { content } from '#model/content.ts';
import { site } from '#model/site.ts';
import type { SchoolEvent } from '#schemas/event.ts';

export async function getStaticPaths() {
  return content.events.map((event) => ({ params: { event: event.id }, props: { event } }));
}

/** A calendar file for one event. */
export function GET({ props }: { props: { event: SchoolEvent } }): Response {
  return calendarAnswer([props.event], site, 'add');
}
