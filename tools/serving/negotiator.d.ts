/** What the server uses of `negotiator` 1: its types are those of an older version, which had no `preferred`. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>);
    /** The codings that the request takes, the most wished first; of those wished alike, in the order of `preferred`. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
