/** The `_headers` and `_redirects` files that Cloudflare (Workers static assets, Pages) reads from the published folder. */
import type { HeaderRule } from './headers.ts';
import type { Redirect } from './redirects.ts';

/** Cloudflare's limits. It ignores everything beyond them without a warning. https://developers.cloudflare.com/workers/static-assets/ */
const limits = { headerRules: 100, lineLength: 2000, redirects: 2000 };

/**
 * Returns the text of `_headers`. Cloudflare joins the values of a header that several rules set, so a later rule first removes (`! Name`)
 * the earlier value. Throws if the text exceeds Cloudflare's limits.
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const defaultNames = new Set(Object.keys(rules[0]?.headers ?? {}));
  const text = rules
    .map((rule, index) => {
      const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
        ...(index > 0 && defaultNames.has(name) ? [`  ! ${name}`] : []),
        ...(value === null ? [] : [`  ${name}: ${value}`]),
      ]);
      return [rule.path, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
  const longLine = text.split('\n').find((line) => line.length > limits.lineLength);
  if (longLine)
    throw new Error(
      `_headers: '${longLine.slice(0, 60)}…' is longer than the ${limits.lineLength} characters that Cloudflare reads. Shorten it in publish/headers.ts.`,
    );
  if (rules.length > limits.headerRules) {
    throw new Error(
      `_headers: ${rules.length} rules, and Cloudflare reads ${limits.headerRules}. Merge some of them in publish/headers.ts.`,
    );
  }
  return text;
}

/** Parses a `_headers` file written by formatHeadersFile, for the local server. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .trim()
    .split(/\n\n/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n').map((line) => line.trim());
      const headers = lines.map((line): [string, string | null] =>
        line.startsWith('! ')
          ? [line.slice(2), null]
          : [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()],
      );
      return { path, headers: Object.fromEntries(headers) };
    });
}

/**
 * Returns the text of `_redirects`: the old paths, and the variants of each page's path that Cloudflare would otherwise redirect with 307.
 * The Worker redirects all other variants (canonical-path.ts). There are no wildcards, which `//` could turn into a redirect to another host. Pages
 * beyond Cloudflare's limit keep the 307. Throws if the old paths alone exceed it.
 */
export function formatRedirectsFile(redirects: readonly Redirect[], pages: readonly string[]): string {
  const suffixes = ['/', '.html', '/index', '/index.html'];
  const oldAddresses = redirects.flatMap(({ from, to, status }) =>
    ['', ...suffixes].map((suffix) => `${from}${suffix} ${to} ${status}`),
  );
  if (oldAddresses.length > limits.redirects)
    throw new Error(
      `_redirects: ${oldAddresses.length} lines, and Cloudflare reads ${limits.redirects}. Remove old addresses from src/schemas/page-list.ts.`,
    );
  const variants = pages.flatMap((page) =>
    page === '/'
      ? ['/index.html / 301', '/index / 301', '/index/ / 301']
      : suffixes.map((suffix) => `${page}${suffix} ${page} 301`),
  );
  return [...oldAddresses, ...variants].slice(0, limits.redirects).join('\n').concat('\n');
}
