/** The font files in their packages. */
export const fontFiles = {
  anek: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
  anekExtended: '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
  tiroDevanagari: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
  tiroLatinItalic: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-italic.woff2',
} as const;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const punctuation = ' .,:;!?\'"’‘“”()&/+%@#-–—·…';

/**
 * The characters of each Latin font subset and of ₹. A test fails if a page contains a character that its font lacks. Add the character here, then run
 * `npm run fonts`.
 */
export const characters = {
  text: `${letters}${digits}${punctuation}\u00a0*_=[]×½é°©↓↑`,
  headings: `${letters}${digits}${punctuation}`,
  /** For large numerals and the short names of programmes (B.Sc. Nursing, D.Pharm). */
  numerals: `${digits}${letters} .,+%-–:/&½`,
  /** For accents in italics: quotations and closing words. */
  accents: `${letters}${digits} .,:;?’‘“”-–—+&%/()`,
  rupee: '₹',
} as const;
