/** Replaces the … of a sentence with a value (`lineWithValue` in schemas/pages/page-parts.ts). */
export const putValue = (sentence: string, value: string): string => sentence.replace('…', () => value);
