/** Range requests for films: Cloudflare's static assets don't support them, and Safari requires them. */
import { revalidate } from '../cache-control.ts';
import { withHeaders } from './with-headers.ts';

/** Matches a single byte range. A request for several ranges gets the complete film, which is always allowed (RFC 9110, 14.2). */
const singleRange = /^bytes=\s*(?:(?<from>\d+)-(?<to>\d*)|-(?<end>\d+))\s*$/i;

/**
 * Returns the requested byte range of a film, or the complete film. Cloudflare gives no length, so the film is read into memory to cut a
 * range: a few MB (`films` in media/limits.ts) of the Worker's 128 MB.
 */
export async function filmResponse(request: Request, film: Response): Promise<Response> {
  const range = requestedRange(request, film.headers);
  if (!range) return withHeaders(film, { 'Accept-Ranges': 'bytes' });
  const bytes = await film.arrayBuffer();
  const size = bytes.byteLength;
  const [first, last] = byteRange(size, range);
  if (first > last) {
    const notSatisfiable = new Response(null, { status: 416, headers: film.headers });
    return withHeaders(notSatisfiable, { ...revalidate, 'Content-Range': `bytes */${size}`, 'Content-Type': null, ETag: null });
  }
  // slice copies the bytes, so that the complete film is released while a slow phone downloads the range.
  const partialResponse = new Response(bytes.slice(first, last + 1), { status: 206, headers: film.headers });
  return withHeaders(partialResponse, { 'Accept-Ranges': 'bytes', 'Content-Range': `bytes ${first}-${last}/${size}` });
}

type Range = Readonly<Record<string, string | undefined>>;

/** Returns the requested range, or undefined if the complete film is to be sent. Ranges apply to GET only. */
function requestedRange({ method, headers }: Request, film: Headers): Range | undefined {
  const range = singleRange.exec(headers.get('Range') ?? '')?.groups;
  const reversed = range?.to && Number(range.to) < Number(range.from);
  return method === 'GET' && !reversed && matchesFilm(film, headers.get('If-Range')) ? range : undefined;
}

/** Whether `If-Range` matches the film. A weak tag never does. */
function matchesFilm(film: Headers, condition: string | null): boolean {
  if (condition === null) return true;
  return !condition.startsWith('W/') && [film.get('ETag'), film.get('Last-Modified')].includes(condition);
}

/** Resolves a range to its first and last byte. If the range is not satisfiable, the first is greater than the last. */
function byteRange(size: number, { from, to, end }: Range): readonly [first: number, last: number] {
  const first = from === undefined ? Math.max(size - Number(end), 0) : Number(from);
  return [first, to ? Math.min(Number(to), size - 1) : size - 1];
}
