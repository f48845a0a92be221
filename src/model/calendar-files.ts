/** The path of an event's calendar file; without an id, of the file with all events. */
export const calendarPath = (id?: string): `/${string}` => (id ? `/events/${id}.ics` : '/events.ics');

/** The address of the academic calendar's file, which is there once the calendar has an entry. */
export const academicCalendarPath = '/calendars/academic.ics';

/** The address at which calendars follow a file, all events unless it is another: theirs for subscribing, which begins with webcal. */
export const feedAddress = (origin: string, path: `/${string}` = calendarPath()): string =>
  origin.replace(/^https?:/, 'webcal:') + path;

/** The `Content-Type` of calendar files. */
export const calendarType = 'text/calendar; charset=utf-8';
