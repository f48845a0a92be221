/** Returns the path of an event's calendar file; without an id, of the file with all events. */
export const calendarPath = (id?: string): `/${string}` => (id ? `/events/${id}.ics` : '/events.ics');

/** Path of the academic calendar's file, which exists if the calendar has an entry. */
export const academicCalendarPath = '/calendars/academic.ics';

/** The path of the calendar file with the usual months of all entrance tests and all events. */
export const entranceCalendarPath = '/calendars/entrances.ics';

/** Returns the `webcal:` URL for subscribing to a calendar file, by default the file with all events. */
export const feedAddress = (origin: string, path: `/${string}` = calendarPath()): string =>
  origin.replace(/^https?:/, 'webcal:') + path;

/** The `Content-Type` of calendar files. */
export const calendarType = 'text/calendar; charset=utf-8';
