/** Returns a sentence of the content with a value in the place of its … (`withValue` in schemas/pages/page-parts.ts). */
export const putValue = (sentence: string, value: string): string => sentence.replace('…', () => value);
