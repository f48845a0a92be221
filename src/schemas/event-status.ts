/** What browsers know of an event's fields, without the schema and its library. */

/** What events are filtered by (specification, section 4). */
export const eventCategories = ['Academic', 'Cultural', 'Sports', 'Career'] as const;
export type EventCategory = (typeof eventCategories)[number];

/** Whether it takes place: pages, search engines and calendars follow it. */
export const eventStatuses = ['scheduled', 'moved', 'postponed', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Whether an event takes place on its date, as far as is known. */
export const isOn = ({ status }: { status: EventStatus }): boolean => status === 'scheduled' || status === 'moved';
