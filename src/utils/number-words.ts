const words = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
  'twenty'
).split(' ');

/** Spells out a number up to twenty ('twelve'); larger ones stay figures ('42'). */
export function inWords(number: number): string {
  return words[number] ?? String(number);
}

/** The same with a capital letter, for the start of a sentence. */
export function inWordsFirst(number: number): string {
  const word = inWords(number);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Finds the first number in a text, in figures or words: 75 in '75%', 2 in 'two working days'. Returns 0 if there is none. */
export function firstNumber(text: string): number {
  const [figures] = /\d+/.exec(text) ?? [];
  if (figures) return Number(figures);
  const named = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return named.map((word) => words.indexOf(word)).find((number) => number > 0) ?? 0;
}
