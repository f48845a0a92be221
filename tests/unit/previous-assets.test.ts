import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentType } from '../../publish/media-types.ts';
import { keepPreviousAssets, manifestName } from '../../tools/hosts/previous-assets.ts';

let folder = '';
let server: Server;
let origin = '';
/** Files of the live site by path. */
let published: Map<string, string>;
/** Whether the live site answers unknown paths with its home page. */
let answersEverything = false;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/page.new.js'), 'new');
  await writeFile(join(folder, 'assets/page.new.js.br'), 'new');
  published = new Map();
  answersEverything = false;
  server = createServer(({ url = '' }, response) => {
    const text = published.get(url.slice(1));
    if (text !== undefined) response.writeHead(200, { 'Content-Type': contentType(url) }).end(text);
    else response.writeHead(answersEverything ? 200 : 404, { 'Content-Type': 'text/html' }).end('<h1>Home</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const keep = (now: string) => keepPreviousAssets({ origin, folder, now: new Date(`${now}T19:00:00Z`) });
const list = async () => JSON.parse(await readFile(join(folder, manifestName), 'utf8'));

describe('hashed files of previous builds', () => {
  test('stay available for 14 days after the last build that produced them', async () => {
    published.set(
      manifestName,
      '{"assets/page.old.js":"2026-11-20","pictures/a-0123.avif":"2026-11-25","assets/gone.js":"2026-11-01"}',
    );
    published.set('assets/page.old.js', 'old').set('pictures/a-0123.avif', 'picture').set('assets/gone.js', 'gone');
    expect(await keep('2026-11-26')).toEqual({ kept: ['assets/page.old.js', 'pictures/a-0123.avif'], failed: [] });
    expect(await readFile(join(folder, 'assets/page.old.js'), 'utf8')).toBe('old');
    expect(await list()).toEqual({
      'assets/page.new.js': '2026-11-26',
      'assets/page.old.js': '2026-11-20',
      'pictures/a-0123.avif': '2026-11-25',
    });
  });

  test('are skipped when the host answers with a page instead', async () => {
    answersEverything = true;
    published.set(manifestName, '{"assets/page.old.js":"2026-11-25"}');
    expect(await keep('2026-11-26')).toEqual({ kept: [], failed: ['assets/page.old.js'] });
    expect(await list()).toEqual({ 'assets/page.new.js': '2026-11-26' });
  });

  test('are only written into the folders of hashed files', async () => {
    published.set(
      manifestName,
      '{"index.html":"2026-11-25","assets/../x.js":"2026-11-25","assets/..":"2026-11-25","assets/a.js":"soon"}',
    );
    for (const file of ['index.html', 'x.js', 'assets/a.js']) published.set(file, 'foreign');
    expect(await keep('2026-11-26')).toEqual({ kept: [], failed: [] });
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(
      ['assets', 'assets/page.new.js', 'assets/page.new.js.br', manifestName].sort(),
    );
  });

  test('never block a deployment: no manifest, or an unreachable site', async () => {
    expect(await keep('2026-11-26')).toEqual({ kept: [], failed: [] });
    server.close();
    expect(await keep('2026-11-26')).toEqual({ kept: [], failed: [] });
  });
});
