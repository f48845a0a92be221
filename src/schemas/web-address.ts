import { invisibleCharacter } from './text-faults.ts';

/** A name that the public DNS can hold: dots between labels, and no number at the end, which would be an IP address. */
const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/**
 * Reads an https address as a person writes it. Returns its normal form, or what is wrong with it. Browsers read more than people mean:
 * `https:apply.in` and `https:/apply.in` as a path of the current site, `https://a.in@b.in` as b.in, `\` as `/`. Those are refused.
 */
export function readWebAddress(text: string): { href: string } | { fault: string } {
  const written = text.trim();
  const fault = (says: string) => ({ fault: `'${written}' ${says}` });
  if (invisibleCharacter(written) !== undefined) return fault('has a character that cannot be seen: type the address anew');
  if (!/^https:\/\/[^/?#]/i.test(written)) return fault('is not an address: write it in full, with https://');
  if (/[\s\\{}]/.test(written))
    return fault('has a space, a backslash or a brace in it: write the address as the browser shows it');
  const [authority = ''] = written.slice('https://'.length).split(/[/?#]/);
  if (authority.includes('@')) return fault('has a name before the host: take out everything up to the @');
  if (!URL.canParse(written)) return fault('is not an address: write it in full, such as https://apply.school.in/');
  const url = new URL(written);
  if (authority.includes('%') || !hostName.test(url.hostname))
    return fault('names no host on the internet: write it in full, such as https://apply.school.in/');
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(written.replace(/[?#].*$/s, '')))
    return fault('has a step such as /../ in it: write the address to which it leads');
  return { href: url.href };
}

/** Whether two addresses lead to the same host. A leading www. makes no difference: one leads to the other. */
export function isSameHost(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const host = (address: string) => new URL(address).hostname.replace(/^www\./, '');
  return host(one) === host(other);
}
