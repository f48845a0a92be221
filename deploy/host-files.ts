/** The `_headers` and `_redirects` files that Cloudflare (Workers static assets, Pages) reads from the published folder. */
import type { HeaderRule } from './headers.ts';
import type { Redirect } from './redirects.ts';

/**
 * The text of `_headers`. Cloudflare joins the values of a header that several rules set, so a later rule first takes away
 * (`! Name`) what an earlier one has set.
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const everywhere = new Set(Object.keys(rules[0]?.headers ?? {}));
  return rules
    .map((rule, index) => {
      const lines = Object.entries(rule.headers).flatMap(([name, value]) =>
        index > 0 && everywhere.has(name) ? [`  ! ${name}`, `  ${name}: ${value}`] : [`  ${name}: ${value}`],
      );
      return [rule.path, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

/** Reads back what writeHeadersFile wrote, so that the embedded server sends what the host will send. */
export function readHeadersFile(text: string): HeaderRule[] {
  return text
    .trim()
    .split(/\n\n/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n').map((line) => line.trim());
      const headers = lines
        .filter((line) => !line.startsWith('!'))
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const);
      return { path, headers: Object.fromEntries(headers) };
    });
}

/** The text of `_redirects`. */
export function writeRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n${from}/ ${to} ${status}\n`).join('');
}
