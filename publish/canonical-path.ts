/**
 * Splits a decoded path into the path of a page and a suffix to ignore: a slash, `.html`, `/index` and trailing punctuation, which chat and
 * mail apps often include in a link. Page paths consist of lower-case letters, digits and hyphens; letters of other scripts are not
 * punctuation. nginx uses the same pattern, and its PCRE matches bytes: characters beyond ASCII can only be listed as alternatives, not in a
 * character class. Match it case-insensitively.
 */
export const canonicalPathPattern =
  '^(?=/)((?:/[a-z0-9-]*[a-z0-9])*?)(?:/index|\\.html?|(?![a-z0-9])[\\x00-\\x7f]|\u00a0|\u200b|\ufeff|…|“|”|‘|’|«|»|–|—|।)*$';

/** Path of the 404 page. It exists as a file, but nothing redirects to it. */
export const notFoundPath = '/404';

const pattern = new RegExp(canonicalPathPattern, 'i');

/**
 * Returns the path under which a page would be published: `/About/index.html` and `/about)` give `/about`. Returns null if no page can have that
 * path. The caller checks that the page exists. The result never starts with `//`, so it can't redirect to another host.
 *
 * @param pathname The path of a URL, percent-encoded.
 */
export function canonicalPath(pathname: string): string | null {
  const [, path] = pattern.exec(decode(pathname).replace(/\/{2,}/g, '/')) ?? [];
  return path === undefined || path === notFoundPath ? null : path.toLowerCase() || '/';
}

/** Decodes percent-encoding; returns an empty string for a malformed sequence. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
