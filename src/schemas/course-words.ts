/** What the words of a course say about its level and its length. */

/** From the shortest way in to the longest way up: the order in which levels are sorted. */
export const levels = ['Certificate', 'Diploma', 'Bachelor', 'Master'] as const;
export type Level = (typeof levels)[number];

/** The levels that a full name names: ['Bachelor'] for 'Bachelor of Physiotherapy', none for 'General Nursing and Midwifery'. */
export const levelsNamed = (fullName: string): Level[] =>
  levels.filter((level) => new RegExp(`\\b(?:${level}${level === 'Certificate' ? '|Certified' : ''})\\b`).test(fullName));

const span = /(\d+)(½)?(?:\s*[–-]\s*(\d+)(½)?)?\s*(year|month)s?/g;

/**
 * How many months a length in words is, at least and at most: '3–4 years' is 36 to 48, '2 years and about 3 months' 27, '6 months to
 * 1 year' 6 to 12. Returns undefined where it names neither months nor years.
 */
export function courseMonths(length: string): { least: number; most: number } | undefined {
  const parts = [...length.matchAll(span)].map(([, from, fromHalf, to, toHalf, unit]) => {
    const months = (count: string, half: string | undefined) => (Number(count) + (half ? 0.5 : 0)) * (unit === 'year' ? 12 : 1);
    const least = months(from ?? '0', fromHalf);
    return { least, most: to === undefined ? least : months(to, toHalf) };
  });
  if (parts.length === 0) return undefined;
  const [least, most] = [parts.map((part) => part.least), parts.map((part) => part.most)];
  return /\bto\b/.test(length) ? { least: Math.min(...least), most: Math.max(...most) } : { least: sum(least), most: sum(most) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
