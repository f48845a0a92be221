/** Parts of a film: Cloudflare's static assets are sent whole, and Safari plays no film of which it can't have a part. */
import { askAgain } from '../cache-control.ts';
import { withHeaders } from './with-headers.ts';

/** One range of bytes. Several in one request are answered by the whole film, which is always an answer (RFC 9110, 14.2). */
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

/** The range that a request asks for; undefined where all of the film is to be sent. A part is a matter of GET alone. */
function rangeOf({ method, headers }: Request, film: Headers): Range | undefined {
  const range = singleRange.exec(headers.get('Range') ?? '')?.groups;
  const reversed = range?.to && Number(range.to) < Number(range.from);
  return method === 'GET' && !reversed && isOf(film, headers.get('If-Range')) ? range : undefined;
}

/** Whether a player that has begun with this tag or date has begun with this very film. A weak tag says nothing of single bytes. */
function isOf(film: Headers, condition: string | null): boolean {
  if (condition === null) return true;
  return !condition.startsWith('W/') && [film.get('ETag'), film.get('Last-Modified')].includes(condition);
}

/** The first and the last of so many bytes that a range means; the first is behind the last where there is no such part. */
function partOf(size: number, { from, to, end }: Range): readonly [first: number, last: number] {
  const first = from === undefined ? Math.max(size - Number(end), 0) : Number(from);
  return [first, to ? Math.min(Number(to), size - 1) : size - 1];
}
