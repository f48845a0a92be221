const advice = 'write it as it is dialled, such as +91 253 000 0000 or 1800-180-5522';

/**
 * Returns the mistake in a telephone number and how to fix it, or undefined if it is valid. India's numbering plan: ten digits, also after +91 or 0;
 * eleven for toll-free numbers (older ones such as 1800-11-4000 have ten), three to six for short codes such as 112. Abroad: + and 8 to 15 digits.
 */
export function phoneFault(text: string): string | undefined {
  const written = text.trim();
  if (!/^\+?\d[\d ()–-]*\d$/.test(written)) return `'${written}' is not a telephone number: ${advice}`;
  const digits = written.replace(/\D/g, '');
  const isValid = written.startsWith('+')
    ? /^(?:91[1-9]\d{9}|(?!91|0)\d{8,15})$/.test(digits)
    : /^18[06]0/.test(digits)
      ? digits.length === 11 || /^18[06]0[ -]\d{2}[ -]\d{4}$/.test(written)
      : /^(?:0?[1-9]\d{9}|1\d{2,5})$/.test(digits);
  return isValid ? undefined : `'${written}' is not a number that can be dialled (${digits.length} digits): ${advice}`;
}
