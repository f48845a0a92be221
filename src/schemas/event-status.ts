/** Constants of the event schema for client scripts, without Zod. */

/** The categories of the event filter (specification, section 4). */
export const eventCategories = ['Academic', 'Cultural', 'Sports', 'Career'] as const;
export type EventCategory = (typeof eventCategories)[number];

/** The status of an event on pages, in structured data and in calendar files. */
export const eventStatuses = ['scheduled', 'moved', 'postponed', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Returns whether an event takes place on its date. */
export const takesPlace = ({ status }: { status: EventStatus }): boolean => status === 'scheduled' || status === 'moved';
