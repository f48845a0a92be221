/** The Worker beside the files on Cloudflare, asked without Cloudflare; tests/hosts asks it in workerd. */
import { describe, expect, test } from 'vitest';
import worker from '../../publish/cloudflare/site-worker.ts';

const film = 'abcdefghij';
const year = 'public, max-age=31536000, immutable';
const askedAgain = 'public, max-age=0, must-revalidate';
const site = 'https://www.school.example';
const answers = (body: string | null, status: number, headers: Record<string, string>) => () =>
  new Response(body, { status, headers });
const page = { 'Content-Type': 'text/html', 'Cache-Control': askedAgain };

/** The site's files as Cloudflare answers with them: whole, and with a folder's rule on whatever is answered there. */
const files: Record<string, () => Response> = {
  '/films/a.mp4': answers(film, 200, { 'Content-Type': 'video/mp4', 'Cache-Control': year, ETag: '"a"' }),
  '/films/a.vtt': answers('WEBVTT', 200, { 'Content-Type': 'text/vtt', 'Cache-Control': year }),
  '/films/same.mp4': answers(null, 304, { 'Cache-Control': year, ETag: '"a"' }),
  '/films/in-parts.mp4': answers('ab', 206, { 'Cache-Control': year, 'Content-Range': 'bytes 0-1/10' }),
  '/films/odd': answers(null, 307, { 'Cache-Control': year, Location: '/films/a.mp4' }),
  '/faq': answers('questions', 200, page),
  '/old': answers(null, 301, { Location: '/faq' }),
  '/404': answers('help', 200, { ...page, ETag: '"404"' }),
};
const ASSETS = {
  async fetch({ url, method }: Request): Promise<Response> {
    const answer = (files[new URL(url).pathname] ?? answers(null, 404, { 'Cache-Control': year }))();
    return method === 'HEAD' ? new Response(null, answer) : answer;
  },
};
/** The status, the body and some headers of an answer. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await worker.fetch(new Request(site + path, { method, headers }), { ASSETS });
  const header = (name: string) => answer.headers.get(name);
  return {
    ...{ status: answer.status, body: await answer.text(), tag: header('ETag'), kept: header('Cache-Control') },
    ...{ range: header('Content-Range'), ranges: header('Accept-Ranges'), location: header('Location') },
  };
}

describe('a film', () => {
  test.each([
    ['bytes=0-1', 'ab', '0-1'],
    ['bytes=7-', 'hij', '7-9'],
    ['bytes=8-99999999999999999999', 'ij', '8-9'],
    ['bytes=-3', 'hij', '7-9'],
  ])('is sent in the part %s that a player asks for', async (range, body, sent) => {
    const part = { status: 206, body, range: `bytes ${sent}/10`, ranges: 'bytes', tag: '"a"', kept: year };
    expect(await ask('/films/a.mp4', { Range: range })).toMatchObject(part);
  });

  test.each(['bytes=10-', 'bytes=99-200', 'bytes=-0'])('has no part %s, and no browser keeps that answer', async (range) => {
    const refusal = { status: 416, body: '', range: 'bytes */10', kept: askedAgain };
    expect(await ask('/films/a.mp4', { Range: range })).toMatchObject(refusal);
  });

  test.each(['bytes=0-1,5-9', 'bytes=9-5', 'bytes=-', 'bytes=a-b', 'lines=1-2', ''])('is sent whole for "%s"', async (range) => {
    expect(await ask('/films/a.mp4', { Range: range })).toMatchObject({ status: 200, body: film, ranges: 'bytes' });
  });

  test('is sent whole to a player that has begun an older one', async () => {
    expect(await ask('/films/a.mp4', { Range: 'bytes=0-1', 'If-Range': '"a"' })).toMatchObject({ status: 206 });
    expect(await ask('/films/a.mp4', { Range: 'bytes=0-1', 'If-Range': '"old"' })).toMatchObject({ status: 200 });
  });

  test.each([
    ['/films/a.vtt', 200],
    ['/films/same.mp4', 304],
    ['/films/in-parts.mp4', 206],
  ])('of which Cloudflare answers %s with %i is left as it is', async (path, status) => {
    expect(await ask(path, { Range: 'bytes=0-1' })).toMatchObject({ status, kept: year, ranges: null });
  });
});

test('an answer that is no file is not kept, whatever its folder', async () => {
  expect(await ask('/films/odd')).toMatchObject({ status: 307, location: '/films/a.mp4', kept: askedAgain });
});

test('an unknown address gets the page that helps, which is not kept', async () => {
  const help = { status: 404, body: 'help', kept: askedAgain, tag: null };
  for (const path of ['/404', '/no-such-page', '/pictures/none.avif', '/films/none.mp4'])
    expect(await ask(path, { Range: 'bytes=0-1', 'If-None-Match': '"404"' }), path).toMatchObject(help);
  expect(await ask('/no-such-page', {}, 'HEAD')).toMatchObject({ status: 404, body: '' });
});

test.each([
  ['/FAQ', '/faq'],
  ['/faq)?from=mail', '/faq?from=mail'],
  ['/OLD.?from=mail', '/faq?from=mail'],
])('%s leads to %s for good', async (path, location) => {
  for (const method of ['GET', 'HEAD'])
    expect(await ask(path, {}, method)).toMatchObject({ status: 301, location, kept: askedAgain });
});

test('no address leads to another host, and nothing can be posted', async () => {
  for (const path of ['//faq', '/%2f%2ffaq', '//evil.example/faq', '/\\\\faq'])
    expect((await ask(path)).location ?? '/', path).toMatch(/^\/(?!\/)/);
  expect(await ask('/FAQ', {}, 'POST')).toMatchObject({ status: 405 });
});
