/** The address of one event's calendar file; without an id, of the file that holds them all. */
export const calendarPath = (id?: string): `/${string}` => (id ? `/events/${id}.ics` : '/events.ics');

/** Where all calendar files are, as header rules say it, and what hosts say such a file is. */
export const calendarPatterns = ['/events.ics', '/events/*'] as const;
export const calendarType = 'text/calendar; charset=utf-8';
