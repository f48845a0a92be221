/** The address of one event's calendar file; without an id, of the file that holds them all. */
export const calendarPath = (id?: string): `/${string}` => (id ? `/events/${id}.ics` : '/events.ics');

/** What hosts say such a file is. */
export const calendarType = 'text/calendar; charset=utf-8';
