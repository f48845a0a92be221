/** Copies of assets from previous builds, for pages that were opened before a deployment. */
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
/** Contents of the live site's files by path. */
let liveFiles: Map<string, string>;
/** True if the live site responds to unknown paths with its home page. */
let servesHomeForUnknown = false;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(folder, 'assets'));
  for (const name of ['page.new.js', 'page.new.js.br']) await writeFile(join(folder, 'assets', name), 'new');
  liveFiles = new Map();
  servesHomeForUnknown = false;
  server = createServer(({ url = '' }, response) => {
    const text = liveFiles.get(url.slice(1));
    if (text !== undefined) response.writeHead(200, { 'Content-Type': contentType(url) }).end(text);
    else response.writeHead(servesHomeForUnknown ? 200 : 404, { 'Content-Type': 'text/html' }).end('<h1>Home</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const keepAssets = (liveOrigin = origin()) =>
  keepPreviousAssets({ origin: liveOrigin, folder, now: new Date('2026-11-26T19:00:00Z') });
const readManifest = async () => JSON.parse(await readFile(join(folder, manifestName), 'utf8'));

test('files of previous builds are kept for 14 days after the last build that wrote them', async () => {
  const days = { 'assets/page.old.js': '2026-11-20', 'pictures/a-0123.avif': '2026-11-25' };
  liveFiles.set(manifestName, JSON.stringify({ ...days, 'assets/gone.js': '2026-11-01' }));
  for (const path of [...Object.keys(days), 'assets/gone.js']) liveFiles.set(path, 'old');
  expect(await keepAssets()).toEqual({ copied: Object.keys(days), failed: [] });
  expect(await readFile(join(folder, 'assets/page.old.js'), 'utf8')).toBe('old');
  expect(await readManifest()).toEqual({ 'assets/page.new.js': '2026-11-26', ...days });
});

test('a page that the host sends instead of a file is not copied', async () => {
  servesHomeForUnknown = true;
  liveFiles.set(manifestName, '{"assets/page.old.js":"2026-11-25"}');
  expect(await keepAssets()).toEqual({ copied: [], failed: ['assets/page.old.js'] });
  expect(await readManifest()).toEqual({ 'assets/page.new.js': '2026-11-26' });
});

test('files of the live site are copied only into the folders of hashed files', async () => {
  const paths = ['index.html', 'assets/../x.js', 'assets/..'];
  liveFiles.set(
    manifestName,
    JSON.stringify({ ...Object.fromEntries(paths.map((path) => [path, '2026-11-25'])), 'assets/a.js': 'soon' }),
  );
  for (const file of ['index.html', 'x.js', 'assets/a.js']) liveFiles.set(file, 'foreign');
  expect(await keepAssets()).toEqual({ copied: [], failed: [] });
  const files = ['assets', 'assets/page.new.js', 'assets/page.new.js.br', manifestName];
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(files.sort());
});

test('neither a missing manifest nor a site that is down stops a deployment', async () => {
  expect(await keepAssets()).toEqual({ copied: [], failed: [] });
  expect(await keepAssets('http://127.0.0.1:9')).toEqual({ copied: [], failed: [] });
});
