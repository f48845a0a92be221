/** Lengths of courses in Hindi. */

/** English words in a course's duration and their Hindi translations; longer phrases first. */
const translations: readonly (readonly [RegExp, string])[] = [
  [/\band about\b/gi, 'और लगभग'],
  [/\babout\b/gi, 'लगभग'],
  [/\band\b/gi, 'और'],
  [/\bto\b/gi, 'से'],
  [/\byears?\b/gi, 'साल'],
  [/\bmonths?\b/gi, 'महीने'],
];

/** Hindi words for ½, 1½, 2½ and so on. */
const halves: readonly string[] = ['आधा', 'डेढ़', 'ढाई', 'साढ़े तीन', 'साढ़े चार', 'साढ़े पाँच', 'साढ़े छह'];
const addHalf = (integer: number) => halves[integer] ?? `साढ़े ${integer}`;

/** Translates a course's duration: '2 साल' for '2 years'. Returns it in months if the duration has other English words. */
export function hindiDuration(duration: string, months: number): string {
  const translated = translations.reduce((text, [english, hindi]) => text.replace(english, hindi), duration);
  return /[a-z]/i.test(translated)
    ? `${months} महीने`
    : translated.replace(/(\d+)½/g, (_, integer: string) => addHalf(Number(integer)));
}

/** Formats a span of lengths, in months: '3 से 5 साल', '6 महीने से साढ़े पाँच साल'. */
export function hindiDurationRange(min: number, max: number): string {
  const [from, to] = [min, max].map(inYears);
  if (min === max) return to ? `${to} साल` : `${max} महीने`;
  if (from && to) return `${from} से ${to} साल`;
  return from || !to ? `${min} से ${max} महीने` : `${min} महीने से ${to} साल`;
}

/** Formats months as years, with a half if necessary. Returns null below a year, or if the months are not a multiple of six. */
function inYears(months: number): string | null {
  if (months < 12 || months % 6 !== 0) return null;
  return months % 12 === 0 ? String(months / 12) : addHalf(Math.floor(months / 12));
}
