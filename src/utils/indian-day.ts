/** Returns the date in India: '2026-12-05'. India has the same UTC offset all year. */
export const indianDay = (time: Date): string => new Date(time.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
