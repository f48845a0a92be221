/** Replaces the first placeholder … of a sentence with a value (`lineWithValue` in schemas/pages/page-parts.ts). */
export const fillPlaceholder = (sentence: string, value: string): string => sentence.replace('…', () => value);
