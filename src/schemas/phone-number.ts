const advice = 'write it as it is dialled, such as +91 253 000 0000 or 1800-180-5522';

/**
 * Tells what is wrong with a telephone number, undefined if nothing is. By the numbering plan of India: ten digits after +91 or 0, eleven
 * for toll-free numbers (older ones are written 1800-11-4000 and have ten), three to six for short codes such as 112.
 */
export function phoneFault(text: string): string | undefined {
  const written = text.trim();
  if (!/^\+?\d[\d ()–-]*\d$/.test(written)) return `'${written}' is not a telephone number: ${advice}`;
  const digits = written.replace(/\D/g, '');
  const isDialled = written.startsWith('+')
    ? /^(?:91[1-9]\d{9}|(?!91|0)\d{8,15})$/.test(digits)
    : /^18[06]0/.test(digits)
      ? digits.length === 11 || /^18[06]0[ -]\d{2}[ -]\d{4}$/.test(written)
      : /^(?:0?[1-9]\d{9}|1\d{2,5})$/.test(digits);
  return isDialled
    ? undefined
    : `'${written}' has ${digits.length} digits, which no telephone number in that form has: ${advice}`;
}
