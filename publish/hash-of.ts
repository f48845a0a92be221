import { createHash } from 'node:crypto';

/** The hash of what a file or an inline script holds, as policies and the `integrity` of a request have it. */
export const hashOf = (content: string | Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
