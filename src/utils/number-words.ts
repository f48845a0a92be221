const words = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
  'twenty'
).split(' ');

/** A number as a word within a sentence: 12 gives 'twelve'. Above twenty, figures are easier to read: 42 gives '42'. */
export function inWords(number: number): string {
  return words[number] ?? String(number);
}

/** The same at the beginning of a sentence: 12 gives 'Twelve'. */
export function inWordsFirst(number: number): string {
  const word = inWords(number);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The first number that a text names, in figures or in words: 75 in '75%', 2 in 'two working days'. Zero where it names none. */
export function firstNumber(text: string): number {
  const [figures] = /\d+/.exec(text) ?? [];
  if (figures) return Number(figures);
  const named = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return named.map((word) => words.indexOf(word)).find((number) => number > 0) ?? 0;
}
