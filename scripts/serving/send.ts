/** Answers with a file of the site: whole, in part, or that nothing has changed. */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { askedPart, chosenCopy, isUnchanged, type Part } from './request-wishes.ts';
import type { Copy, SiteFile } from './site-files.ts';

export type Headers = Readonly<Record<string, string>>;

/** Answers with a file that was asked for. `own`: its headers by the one source; `page`: those of an answer that nobody keeps. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  { own, page }: { own: Headers; page: Headers },
): void {
  const copy = chosenCopy(acceptedCodings(request), file);
  const validators = { ...own, ...varying(file), ETag: copy.etag, 'Last-Modified': copy.modified.toUTCString() };
  if (isUnchanged(request.headers, copy)) {
    response.writeHead(304, validators).end();
    return;
  }
  // A part is a matter of GET alone.
  const part = request.method === 'GET' ? askedPart(request.headers, copy) : null;
  if (part === 'beyond') {
    response.writeHead(416, { ...page, 'Content-Range': `bytes */${copy.size}` }).end();
    return;
  }
  const headers = { ...described(file, copy), ...validators, 'Accept-Ranges': 'bytes' };
  if (part === null) {
    sendBytes(request, response, copy, { status: 200, headers });
    return;
  }
  const range = `bytes ${part.first}-${part.last}/${copy.size}`;
  sendBytes(request, response, copy, { status: 206, headers: { ...headers, 'Content-Range': range }, part });
}

/** Answers with a page in place of what was asked for. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  { status, headers }: { status: number; headers: Headers },
): void {
  const copy = chosenCopy(acceptedCodings(request), file);
  sendBytes(request, response, copy, { status, headers: { ...described(file, copy), ...headers, ...varying(file) } });
}

function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  copy: Copy,
  { status, headers, part }: { status: number; headers: Headers; part?: Part },
): void {
  const { first, last } = part ?? { first: 0, last: copy.size - 1 };
  response.writeHead(status, { ...headers, 'Content-Length': last - first + 1 });
  if (request.method === 'HEAD' || last < first) response.end();
  // Who hangs up before the end wants no more of it.
  else pipeline(createReadStream(copy.file, { start: first, end: last }), response, () => {});
}

const described = ({ type }: SiteFile, { coding }: Copy): Headers => ({
  'Content-Type': type,
  ...(coding === null ? {} : { 'Content-Encoding': coding }),
});

const varying = ({ compressed }: SiteFile): Headers => (compressed.length > 0 ? { Vary: 'Accept-Encoding' } : {});

const acceptedCodings = ({ headers }: IncomingMessage): string | undefined => [headers['accept-encoding'] ?? []].flat().join(',');
