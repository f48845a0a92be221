const words = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
  'twenty'
).split(' ');

/** Spells out a number up to twenty ('twelve'); larger ones stay digits ('42'). */
export function inWords(number: number): string {
  return words[number] ?? String(number);
}

/** Spells out a number with a capital letter, for the start of a sentence. */
export function inWordsCapitalised(number: number): string {
  const word = inWords(number);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns the first number in a text, in digits or words: 75 in '75%', 2 in 'two working days'. Returns 0 if there is none. */
export function firstNumber(text: string): number {
  const [digits] = /\d+/.exec(text) ?? [];
  if (digits) return Number(digits);
  const textWords = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return textWords.map((word) => words.indexOf(word)).find((number) => number > 0) ?? 0;
}
