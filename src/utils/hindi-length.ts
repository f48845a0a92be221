/** Lengths of courses in Hindi. */

/** English words of a course's length and their Hindi; longer phrases first. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\band about\b/gi, 'और लगभग'],
  [/\babout\b/gi, 'लगभग'],
  [/\band\b/gi, 'और'],
  [/\bto\b/gi, 'से'],
  [/\byears?\b/gi, 'साल'],
  [/\bmonths?\b/gi, 'महीने'],
];

/** A number with a half: 1½ and 2½ have words of their own. */
const withHalf = (whole: number) => ({ 1: 'डेढ़', 2: 'ढाई' })[whole] ?? `साढ़े ${whole}`;

/** A course's length in Hindi: '2 साल' for '2 years'. One put in words that are not known here is told in months. */
export function hindiLength(length: string, months: number): string {
  const said = words.reduce((text, [english, hindi]) => text.replace(english, hindi), length);
  return /[a-z]/i.test(said) ? `${months} महीने` : said.replace(/(\d+)½/g, (_, whole: string) => withHalf(Number(whole)));
}

/** From the shortest to the longest of several courses, in months: '3 से 5 साल', '6 महीने से साढ़े 5 साल'. */
export function hindiSpan(least: number, most: number): string {
  const [from, to] = [least, most].map(inYears);
  if (least === most) return to ? `${to} साल` : `${most} महीने`;
  if (from && to) return `${from} से ${to} साल`;
  return from || !to ? `${least} से ${most} महीने` : `${least} महीने से ${to} साल`;
}

/** Whole and half years; null for what is shorter than a year or between two halves. */
function inYears(months: number): string | null {
  if (months < 12 || months % 6 !== 0) return null;
  return months % 12 === 0 ? String(months / 12) : withHalf(Math.floor(months / 12));
}
