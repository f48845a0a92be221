/** Replaces `node:path` and `node:url` in the browser. */
export const sep = '/';
export const join = (...parts: string[]): string => parts.join('/').replace(/\/{2,}/g, '/');
export const relative = (from: string, to: string): string => (to.startsWith(`${from}/`) ? to.slice(from.length + 1) : to);
export const fileURLToPath = (): string => '/';
