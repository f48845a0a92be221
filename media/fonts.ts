/**
 * The characters that each cut of the fonts has. A test reads every built page and fails when one uses a character that its
 * font lacks: add it here and run `npm run fonts`.
 */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const punctuation = ' .,:;!?\'"’‘“”()&/+%@#-–—·…';

export const characters = {
  text: `${letters}${digits}${punctuation}\u00a0*_=[]×½é°©→←↗↓↑`,
  headings: `${letters}${digits}${punctuation}`,
  /** Great numerals, and the short names of programmes (B.Sc. Nursing, D.Pharm). */
  numerals: `${digits}${letters} .,+%-–:/&½`,
  phrases: `${letters}${digits} .,:;?’‘“”-–—+&%/()`,
  rupee: '₹',
} as const;
