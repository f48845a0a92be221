import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text in the form of CSP and `integrity`: 'sha256-…'. */
export const hashOf = (content: string | Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
