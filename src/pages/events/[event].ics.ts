import { calendarResponse } from '#model/calendar.ts';
import { content } from '#model/content.ts';
import { site } from '#model/site.ts';
import type { SchoolEvent } from '#schemas/event.ts';

export async function getStaticPaths() {
  return content.events.map((event) => ({ params: { event: event.id }, props: { event } }));
}

/** Returns an iCalendar file of an event. */
export function GET({ props }: { props: { event: SchoolEvent } }): Response {
  return calendarResponse([props.event], site, 'add');
}
