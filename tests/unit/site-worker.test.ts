import { describe, expect, test } from 'vitest';
import worker from '../../publish/cloudflare/site-worker.ts';

const film = 'abcdefghij';
const year = 'public, max-age=31536000, immutable';
const askedAgain = 'public, max-age=0, must-revalidate';
const site = 'https://www.school.example';

/** The site's files as Cloudflare answers with them: whole, and with a folder's rule on whatever is answered there. */
const files: Record<string, () => Response> = {
  '/films/a.mp4': () => new Response(film, { headers: { 'Content-Type': 'video/mp4', 'Cache-Control': year, ETag: '"a"' } }),
  '/films/a.vtt': () => new Response('WEBVTT', { headers: { 'Content-Type': 'text/vtt', 'Cache-Control': year } }),
  '/films/same.mp4': () => new Response(null, { status: 304, headers: { 'Cache-Control': year, ETag: '"a"' } }),
  '/films/in-parts.mp4': () =>
    new Response('ab', { status: 206, headers: { 'Cache-Control': year, 'Content-Range': 'bytes 0-1/10' } }),
  '/films/odd': () => new Response(null, { status: 307, headers: { 'Cache-Control': year, Location: '/films/a.mp4' } }),
  '/faq': () => new Response('questions', { headers: { 'Content-Type': 'text/html', 'Cache-Control': askedAgain } }),
  '/old': () => new Response(null, { status: 301, headers: { Location: '/faq' } }),
  '/404': () => new Response('help', { headers: { 'Content-Type': 'text/html', 'Cache-Control': askedAgain, ETag: '"404"' } }),
};
const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': year } });
const bindings = {
  ASSETS: {
    async fetch({ url, method }: Request): Promise<Response> {
      const answer = (files[new URL(url).pathname] ?? missing)();
      return method === 'HEAD' ? new Response(null, answer) : answer;
    },
  },
};
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  worker.fetch(new Request(site + path, { method, headers }), bindings);

describe('a film on Cloudflare', () => {
  test.each([
    ['bytes=0-1', 'ab', '0-1'],
    ['bytes=7-', 'hij', '7-9'],
    ['bytes=8-99999999999999999999', 'ij', '8-9'],
    ['bytes=-3', 'hij', '7-9'],
  ])('is sent in the part %s', async (range, body, sent) => {
    const answer = await ask('/films/a.mp4', { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${sent}/10`);
    expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
    expect([answer.headers.get('ETag'), answer.headers.get('Cache-Control')]).toEqual(['"a"', year]);
    expect(await answer.text()).toBe(body);
  });

  test.each(['bytes=10-', 'bytes=99-200', 'bytes=-0'])('has no part %s', async (range) => {
    const answer = await ask('/films/a.mp4', { Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('Content-Range')).toBe('bytes */10');
    expect(answer.headers.get('Cache-Control')).toBe(askedAgain);
    expect(await answer.text()).toBe('');
  });

  test.each(['bytes=0-1,5-9', 'bytes=9-5', 'bytes=-', 'bytes=a-b', 'bytes=1-2-3', 'lines=1-2', 'bytes', ''])(
    'is sent whole for the range "%s"',
    async (range) => {
      const answer = await ask('/films/a.mp4', { Range: range });
      expect([answer.status, answer.headers.get('Accept-Ranges')]).toEqual([200, 'bytes']);
      expect(await answer.text()).toBe(film);
    },
  );

  test.each([
    ['"a"', 206],
    ['"old"', 200],
  ])('is sent in parts if it is still %s: %i', async (condition, status) => {
    expect((await ask('/films/a.mp4', { Range: 'bytes=0-1', 'If-Range': condition })).status).toBe(status);
  });
});

describe('what Cloudflare answers by itself', () => {
  test.each([
    ['/films/a.vtt', 200],
    ['/films/same.mp4', 304],
    ['/films/in-parts.mp4', 206],
  ])('%s is passed on as it is', async (path, status) => {
    const answer = await ask(path, { Range: 'bytes=0-1' });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, year]);
    expect(answer.headers.get('Accept-Ranges')).toBeNull();
  });

  test('is not kept where it is no file', async () => {
    const answer = await ask('/films/odd');
    expect([answer.status, answer.headers.get('Location')]).toEqual([307, '/films/a.mp4']);
    expect(answer.headers.get('Cache-Control')).toBe(askedAgain);
  });
});

describe('what is not there', () => {
  test('is answered by the page that helps, with its headers', async () => {
    for (const path of ['/404', '/no-such-page', '/pictures/none.avif', '/films/none.mp4']) {
      const answer = await ask(path, { Range: 'bytes=0-1', 'If-None-Match': '"404"' });
      expect([answer.status, await answer.text()]).toEqual([404, 'help']);
      expect([answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual([askedAgain, null]);
    }
    const head = await ask('/no-such-page', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([404, '']);
  });
});

describe('redirects to canonical paths', () => {
  test.each([
    ['/FAQ', '/faq'],
    ['/faq)?from=mail', '/faq?from=mail'],
    ['/OLD.?from=mail', '/faq?from=mail'],
  ])('%s redirects to %s with 301 and the headers of a page', async (path, target) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, {}, method);
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, target]);
      expect([answer.headers.get('Cache-Control'), answer.headers.get('Content-Type')]).toEqual([askedAgain, null]);
    }
  });

  test('only for GET and HEAD', async () => {
    expect((await ask('/FAQ', {}, 'POST')).status).toBe(405);
  });

  test('never to another host', async () => {
    for (const path of ['//faq', '/%2f%2ffaq', '//evil.example/faq', '/\\\\faq']) {
      expect((await ask(path)).headers.get('Location') ?? '/', path).toMatch(/^\/(?!\/)/);
    }
  });
});
