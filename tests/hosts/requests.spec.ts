/** Every host: what a request says of itself is read as HTTP has it (RFC 9110): parts under a condition, and what may be kept. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor } from '../../publish/headers.ts';
import { readHeadersFile } from '../../publish/host-files.ts';
import { dist, expect, test } from '../support/hosts.ts';
import { ask } from '../support/raw.ts';

const rules = readHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));
const filmName = (await readdir(join(dist, 'films'))).find((name) => name.endsWith('.mp4'));
const film = `/films/${filmName}`;
const bytes = await readFile(join(dist, film));

test('a player gets a part only of the film that it has begun', async ({ host }) => {
  const { etag = '', 'last-modified': date } = (await ask(host.origin, film)).headers;
  for (const [condition, status] of [
    [etag, 206],
    // Cloudflare tells no date.
    ...(date ? [[date, 206] as const] : []),
    ['"old"', 200],
    [`W/${etag}`, 200],
    ['Mon, 01 Jan 2001 00:00:00 GMT', 200],
  ] as const) {
    const answer = await ask(host.origin, film, { headers: { Range: 'bytes=5-9', 'If-Range': condition } });
    expect(answer.status, condition).toBe(status);
    expect(answer.body.equals(status === 206 ? bytes.subarray(5, 10) : bytes), condition).toBe(true);
  }
});

test('only hashed files themselves are kept, whole, in parts and unchanged (304)', async ({ host }) => {
  const year = 'public, max-age=31536000, immutable';
  const { headers } = await ask(host.origin, film);
  expect(headers['cache-control']).toBe(year);
  const unchanged = await ask(host.origin, film, { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect([unchanged.status, unchanged.headers['cache-control']]).toEqual([304, year]);
  const part = await ask(host.origin, film, { headers: { Range: 'bytes=5-9' } });
  expect([part.status, part.headers['cache-control']]).toEqual([206, year]);
  const folders = ['/films', '/films/', '/films/nothing/', '/pictures/', '/assets/'];
  for (const path of [...folders, '/assets/x.html', '/pictures/x.html', '/pictures//x', `${film}/`]) {
    const answer = await ask(host.origin, path);
    expect([301, 307, 404], path).toContain(answer.status);
    expect(answer.headers['cache-control'], `${path} answers ${answer.status}`).toBe('public, max-age=0, must-revalidate');
  }
  const posted = await ask(host.origin, film, { method: 'POST' });
  expect(posted.status).toBe(405);
  expect(posted.headers['cache-control']).not.toContain('immutable');
});

test('a part beyond the film’s end is refused', async ({ host, hostName }) => {
  for (const range of [`bytes=${bytes.length}-`, 'bytes=99999999-']) {
    const { status, headers, names } = await ask(host.origin, film, { headers: { Range: range } });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${bytes.length}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const { 'Cache-Control': _kept, ...expected } = headersFor(rules, film);
    for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()], name).toBe(value);
    // nginx sets it before it looks at the part (docs/hosts.md); nobody keeps a 416.
    if (hostName !== 'nginx') expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});
