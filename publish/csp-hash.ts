import { createHash } from 'node:crypto';

/** Returns the SHA-256 of some content in the format of CSP sources and `integrity` attributes: 'sha256-…'. */
export const cspHash = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
