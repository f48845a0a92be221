/** The Cloudflare Worker that serves the site, called directly with responses that workerd's static assets don't give. tests/web-servers runs it in workerd. */
import { describe, expect, test } from 'vitest';
import worker from '../../publish/cloudflare/site-worker.ts';

const film = 'abcdefghij';
const year = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const respondWith = (body: string | null, status: number, headers: Record<string, string>) => () =>
  new Response(body, { status, headers });

/** Responses of Cloudflare's static assets: complete files, with the headers of their folder even on errors and redirects. */
const files: Record<string, () => Response> = {
  '/films/a.mp4': respondWith(film, 200, { 'Content-Type': 'video/mp4', 'Cache-Control': year, ETag: '"a"' }),
  '/films/a.vtt': respondWith('WEBVTT', 200, { 'Content-Type': 'text/vtt', 'Cache-Control': year }),
  '/films/same.mp4': respondWith(null, 304, { 'Cache-Control': year, ETag: '"a"' }),
  '/films/in-parts.mp4': respondWith('ab', 206, { 'Cache-Control': year, 'Content-Range': 'bytes 0-1/10' }),
  '/films/odd': respondWith(null, 307, { 'Cache-Control': year, Location: '/films/a.mp4' }),
};
const ASSETS = {
  fetch: async ({ url }: Request) => files[new URL(url).pathname]?.() ?? new Response(null, { status: 404 }),
};
/** Sends a request to the worker. Returns the status, the body and some headers of the response. */
async function send(path: string, headers: Record<string, string> = {}) {
  const response = await worker.fetch(new Request(`https://www.school.example${path}`, { headers }), { ASSETS });
  const header = (name: string) => response.headers.get(name);
  return {
    ...{ status: response.status, body: await response.text(), etag: header('ETag'), cacheControl: header('Cache-Control') },
    ...{ contentRange: header('Content-Range'), acceptRanges: header('Accept-Ranges'), location: header('Location') },
  };
}

describe('a film', () => {
  test.each([
    ['bytes=0-1', 'ab', '0-1'],
    ['bytes=7-', 'hij', '7-9'],
    ['bytes=8-99999999999999999999', 'ij', '8-9'],
    ['bytes=-3', 'hij', '7-9'],
  ])('is sent partially for the range %s', async (range, body, bytes) => {
    const expected = { contentRange: `bytes ${bytes}/10`, acceptRanges: 'bytes', etag: '"a"', cacheControl: year };
    expect(await send('/films/a.mp4', { Range: range })).toMatchObject({ status: 206, body, ...expected });
  });

  test.each(['bytes=10-', 'bytes=99-200', 'bytes=-0'])('gets an uncached 416 for the range %s', async (range) => {
    const expected = { status: 416, body: '', contentRange: 'bytes */10', cacheControl: revalidate };
    expect(await send('/films/a.mp4', { Range: range })).toMatchObject(expected);
  });

  test.each(['bytes=0-1,5-9', 'bytes=9-5', 'bytes=-', 'bytes=a-b', 'lines=1-2', ''])(
    'is sent completely for "%s"',
    async (range) => {
      expect(await send('/films/a.mp4', { Range: range })).toMatchObject({ status: 200, body: film, acceptRanges: 'bytes' });
    },
  );

  test.each([
    ['/films/a.vtt', 200],
    ['/films/same.mp4', 304],
    ['/films/in-parts.mp4', 206],
  ])('with the Cloudflare response for %s (%i) is passed on unchanged', async (path, status) => {
    expect(await send(path, { Range: 'bytes=0-1' })).toMatchObject({ status, cacheControl: year, acceptRanges: null });
  });
});

test('a response other than a file is not cached, even in a folder of hashed files', async () => {
  expect(await send('/films/odd')).toMatchObject({ status: 307, location: '/films/a.mp4', cacheControl: revalidate });
});
