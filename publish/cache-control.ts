/** `Cache-Control` values for all hosts and for Cloudflare's Worker. */

/** One year: the names of these files contain a hash of their content. */
export const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const;

/** For pages and errors: browsers revalidate each time, so that a correction is seen at once. */
export const askAgain = { 'Cache-Control': 'public, max-age=0, must-revalidate' } as const;
