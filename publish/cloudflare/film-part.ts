/** Range requests for films: Cloudflare's static assets don't support them, and Safari requires them. */
import { askAgain } from '../cache-control.ts';
import { withHeaders } from './with-headers.ts';

/** A single byte range. A request for several gets the whole film, which is always allowed (RFC 9110, 14.2). */
const singleRange = /^bytes=\s*(?:(?<from>\d+)-(?<to>\d*)|-(?<end>\d+))\s*$/i;

/**
 * The part of a film that was asked for, or all of it. Files come without their length, so a film of which a part is asked is read to its
 * end first: a few MB (`films` in media/limits.ts) of the 128 that a Worker has.
 */
export async function filmAnswer(request: Request, film: Response): Promise<Response> {
  const range = rangeOf(request, film.headers);
  if (!range) return withHeaders(film, { 'Accept-Ranges': 'bytes' });
  const bytes = await film.arrayBuffer();
  const size = bytes.byteLength;
  const [first, last] = partOf(size, range);
  if (first > last) {
    const refused = new Response(null, { status: 416, headers: film.headers });
    return withHeaders(refused, { ...askAgain, 'Content-Range': `bytes */${size}`, 'Content-Type': null, ETag: null });
  }
  // A copy: the rest of the film need not wait in memory for a slow phone to take its part.
  const part = new Response(bytes.slice(first, last + 1), { status: 206, headers: film.headers });
  return withHeaders(part, { 'Accept-Ranges': 'bytes', 'Content-Range': `bytes ${first}-${last}/${size}` });
}

type Range = Readonly<Record<string, string | undefined>>;

/** The requested range, or undefined if the whole film is to be sent. Ranges apply to GET only. */
function rangeOf({ method, headers }: Request, film: Headers): Range | undefined {
  const range = singleRange.exec(headers.get('Range') ?? '')?.groups;
  const reversed = range?.to && Number(range.to) < Number(range.from);
  return method === 'GET' && !reversed && isOf(film, headers.get('If-Range')) ? range : undefined;
}

/** Whether `If-Range` matches the film. A weak tag never does. */
function isOf(film: Headers, condition: string | null): boolean {
  if (condition === null) return true;
  return !condition.startsWith('W/') && [film.get('ETag'), film.get('Last-Modified')].includes(condition);
}

/** Resolves a range to its first and last byte. If the range is not satisfiable, the first is greater than the last. */
function partOf(size: number, { from, to, end }: Range): readonly [first: number, last: number] {
  const first = from === undefined ? Math.max(size - Number(end), 0) : Number(from);
  return [first, to ? Math.min(Number(to), size - 1) : size - 1];
}
