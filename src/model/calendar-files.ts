/** The address of one event's calendar file; without an id, of the file that holds them all. */
export const calendarPath = (id?: string): `/${string}` => (id ? `/events/${id}.ics` : '/events.ics');

/** The address at which calendars follow all events: theirs for subscribing, which begins with webcal. */
export const feedAddress = (origin: string): string => origin.replace(/^https?:/, 'webcal:') + calendarPath();

/** What hosts say such a file is. */
export const calendarType = 'text/calendar; charset=utf-8';
