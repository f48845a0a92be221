/** A page that was opened before a new build was published still finds its files. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentType } from '../../publish/media-types.ts';
import { keepPreviousAssets, manifestName } from '../../tools/hosts/previous-assets.ts';

let folder = '';
let server: Server;
/** Files of the live site by path. */
let published: Map<string, string>;
/** Whether the live site answers unknown paths with its home page. */
let answersEverything = false;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(folder, 'assets'));
  for (const name of ['page.new.js', 'page.new.js.br']) await writeFile(join(folder, 'assets', name), 'new');
  published = new Map();
  answersEverything = false;
  server = createServer(({ url = '' }, response) => {
    const text = published.get(url.slice(1));
    if (text !== undefined) response.writeHead(200, { 'Content-Type': contentType(url) }).end(text);
    else response.writeHead(answersEverything ? 200 : 404, { 'Content-Type': 'text/html' }).end('<h1>Home</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const keep = (address = origin()) => keepPreviousAssets({ origin: address, folder, now: new Date('2026-11-26T19:00:00Z') });
const list = async () => JSON.parse(await readFile(join(folder, manifestName), 'utf8'));

test('files of previous builds stay for 14 days after the last build that made them', async () => {
  const days = { 'assets/page.old.js': '2026-11-20', 'pictures/a-0123.avif': '2026-11-25' };
  published.set(manifestName, JSON.stringify({ ...days, 'assets/gone.js': '2026-11-01' }));
  for (const path of [...Object.keys(days), 'assets/gone.js']) published.set(path, 'old');
  expect(await keep()).toEqual({ kept: Object.keys(days), failed: [] });
  expect(await readFile(join(folder, 'assets/page.old.js'), 'utf8')).toBe('old');
  expect(await list()).toEqual({ 'assets/page.new.js': '2026-11-26', ...days });
});

test('a page that the host answers in place of a file is not kept', async () => {
  answersEverything = true;
  published.set(manifestName, '{"assets/page.old.js":"2026-11-25"}');
  expect(await keep()).toEqual({ kept: [], failed: ['assets/page.old.js'] });
  expect(await list()).toEqual({ 'assets/page.new.js': '2026-11-26' });
});

test('the live site can write into the folders of hashed files alone', async () => {
  const paths = ['index.html', 'assets/../x.js', 'assets/..'];
  published.set(
    manifestName,
    JSON.stringify({ ...Object.fromEntries(paths.map((path) => [path, '2026-11-25'])), 'assets/a.js': 'soon' }),
  );
  for (const file of ['index.html', 'x.js', 'assets/a.js']) published.set(file, 'foreign');
  expect(await keep()).toEqual({ kept: [], failed: [] });
  const files = ['assets', 'assets/page.new.js', 'assets/page.new.js.br', manifestName];
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(files.sort());
});

test('neither a missing list nor a site that is down stops a deployment', async () => {
  expect(await keep()).toEqual({ kept: [], failed: [] });
  expect(await keep('http://127.0.0.1:9')).toEqual({ kept: [], failed: [] });
});
