/** How long a browser keeps what it was sent: for the rules of every host, and for Cloudflare's Worker, which is made of little more. */

/** A year: names of these files hold a hash of what is in them. */
export const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const;

/** What a browser keeps and asks about each time: pages, so that a correction is seen at once, and whatever is not a file. */
export const askAgain = { 'Cache-Control': 'public, max-age=0, must-revalidate' } as const;
