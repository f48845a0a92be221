/** Answers with a file of the site: whole, in part, or that nothing has changed. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import type { Copy, SiteFile } from './site-files.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * Answers with a file that was asked for. `own`: its headers by the one source; `page`: those of an answer that nobody keeps. What a request
 * says of ranges and of the bytes that its visitor has is read by `send`.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  { own, page }: { own: Headers; page: Headers },
): void {
  const copy = chosenCopy(request, file);
  response.setHeaders(new Map(Object.entries({ ...described(file, copy), ...own, ETag: copy.etag })));
  // A part is a matter of GET alone, and a weak tag tells nothing of single bytes (RFC 9110, 13.1.5 and 14.2); send does not mind either.
  if (request.method === 'HEAD' || `${request.headers['if-range']}`.startsWith('W/')) delete request.headers.range;
  send(request, encodeURI(copy.file), { cacheControl: false, dotfiles: 'allow' })
    .on('error', ({ status = 500, headers = {} }: { status?: number; headers?: Headers }) => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.writeHead(status, { ...page, ...headers }).end();
    })
    .pipe(response);
}

/** Answers with a page in place of what was asked for. It is read whole, so that its length is right whatever becomes of the file. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  { status, headers }: { status: number; headers: Headers },
): Promise<void> {
  const copy = chosenCopy(request, file);
  const bytes = await readFile(copy.file);
  response.writeHead(status, { ...described(file, copy), ...headers, 'Content-Length': bytes.length }).end(bytes);
}

/** The copy of a file in the coding that a request would rather have; of two wished alike the smaller one. */
function chosenCopy(request: IncomingMessage, { plain, compressed }: SiteFile): Copy {
  const codings = compressed.map(({ coding }) => coding);
  const [wished] = new Negotiator(request).encodings([...codings, 'identity'], { preferred: codings });
  return compressed.find(({ coding }) => coding === wished) ?? plain;
}

const described = ({ type, compressed }: SiteFile, { coding }: Copy): Headers => ({
  'Content-Type': type,
  ...(coding && { 'Content-Encoding': coding }),
  ...(compressed.length > 0 && { Vary: 'Accept-Encoding' }),
});
