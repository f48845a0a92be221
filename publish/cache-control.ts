/** `Cache-Control` values for all hosts and for Cloudflare's Worker. */

/** One year, for files whose names contain a hash of their content. */
export const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const;

/** For pages and errors: browsers revalidate each time, so that visitors see a correction at once. */
export const revalidate = { 'Cache-Control': 'public, max-age=0, must-revalidate' } as const;
