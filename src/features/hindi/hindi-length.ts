/** English words of a course's length and their Hindi; longer phrases first. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\band about\b/gi, 'और लगभग'],
  [/\babout\b/gi, 'लगभग'],
  [/\band\b/gi, 'और'],
  [/\bto\b/gi, 'से'],
  [/\byears?\b/gi, 'साल'],
  [/\bmonths?\b/gi, 'महीने'],
];

/** A course's length in Hindi: '2 साल' for '2 years'. One put in words that are not known here is told in months. */
export function hindiLength(length: string, months: number): string {
  const said = words.reduce((text, [english, hindi]) => text.replace(english, hindi), length);
  return /[a-z]/i.test(said) ? `${months} महीने` : said;
}
