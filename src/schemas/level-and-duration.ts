/** Reads the level and the duration of a course from their texts. */

/** All levels, in sort order. */
export const levels = ['Certificate', 'Diploma', 'Bachelor', 'Master'] as const;
export type Level = (typeof levels)[number];

/** Returns the levels in a full name: ['Bachelor'] for 'Bachelor of Physiotherapy', [] for 'General Nursing and Midwifery'. */
export const findLevels = (fullName: string): Level[] =>
  levels.filter((level) => new RegExp(`\\b(?:${level}${level === 'Certificate' ? '|Certified' : ''})\\b`).test(fullName));

const durationPattern = /(\d+)(½)?(?:\s*[–-]\s*(\d+)(½)?)?\s*(year|month)s?/g;

/**
 * Returns the duration of a course in months: '3–4 years' is 36 to 48, '2 years and about 3 months' is 27, '6 months to 1 year' is 6 to 12.
 * Returns undefined if the text has neither months nor years.
 */
export function parseCourseDuration(duration: string): { min: number; max: number } | undefined {
  const parts = [...duration.matchAll(durationPattern)].map(([, from, fromHalf, to, toHalf, unit]) => {
    const months = (count: string, half: string | undefined) => (Number(count) + (half ? 0.5 : 0)) * (unit === 'year' ? 12 : 1);
    const min = months(from ?? '0', fromHalf);
    return { min, max: to === undefined ? min : months(to, toHalf) };
  });
  if (parts.length === 0) return undefined;
  const [minima, maxima] = [parts.map((part) => part.min), parts.map((part) => part.max)];
  return /\bto\b/.test(duration)
    ? { min: Math.min(...minima), max: Math.max(...maxima) }
    : { min: sum(minima), max: sum(maxima) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
