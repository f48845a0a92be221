import { invisibleCharacter } from '#utils/invisible-character.ts';

/** A host name of the public DNS. Its last label doesn't begin with a digit, because that would be an IP address. */
const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/**
 * Parses an https address. Returns its normalised URL, or the mistake in it. Rejects addresses that browsers read differently from what the
 * writer means: `https:apply.in` and `https:/apply.in` as paths of the current site, `https://a.in@b.in` as b.in, `\` as `/`.
 */
export function readWebAddress(text: string): { href: string } | { fault: string } {
  const written = text.trim();
  const fault = (message: string) => ({ fault: `'${written}' ${message}` });
  if (invisibleCharacter(written) !== undefined) return fault('contains an invisible character: type the address again');
  if (!/^https:\/\/[^/?#]/i.test(written)) return fault('is not an address: write it in full, with https://');
  if (/[\s\\{}]/.test(written))
    return fault('has a space, a backslash or a brace in it: write the address as the browser shows it');
  const [authority = ''] = written.slice('https://'.length).split(/[/?#]/);
  if (authority.includes('@')) return fault('has a name before the host: remove everything up to the @');
  if (!URL.canParse(written)) return fault('is not an address: write it in full, such as https://apply.school.in/');
  const url = new URL(written);
  if (authority.includes('%') || !hostName.test(url.hostname))
    return fault('has no public host name: write it in full, such as https://apply.school.in/');
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(written.replace(/[?#].*$/s, '')))
    return fault('has a relative step such as /../ in it: write the address that it leads to');
  return { href: url.href };
}

/** Returns whether two addresses have the same host, with or without `www.`. */
export function isSameHost(a: string, b: string): boolean {
  if (!URL.canParse(a) || !URL.canParse(b)) return false;
  const host = (address: string) => new URL(address).hostname.replace(/^www\./, '');
  return host(a) === host(b);
}
