import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../../hosting/built-pages.ts';
import { writeBareSite } from '../../tools/bench/bare-site.ts';
import { startServer } from '../../tools/static-server.ts';

const page = `<!doctype html><html><head><link rel="stylesheet" href="/assets/page.css">
<script src="/assets/page.js"></script></head><body><main><img src="/pictures/first.webp" fetchpriority="high"></main></body></html>`;
const policy = "default-src 'none'; style-src 'self'";
let folder: string;
let bare: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-site-'));
  for (const part of ['assets', 'pictures']) await mkdir(join(folder, part));
  for (const name of ['index', 'about', '404']) await writeFile(join(folder, `${name}.html`), page);
  for (const name of ['assets/page.css', 'assets/page.js', 'pictures/first.webp']) await writeFile(join(folder, name), name);
  await writeFile(join(folder, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
  bare = await writeBareSite(folder, await builtPages(folder));
});
afterAll(() => Promise.all([folder, bare].map((one) => rm(one, { recursive: true }))));

test('the server sends every bare page with its first picture', async () => {
  const { server, url } = await startServer({ folder: bare, port: 0 });
  try {
    for (const path of ['', 'about', 'pictures/first.webp']) {
      expect((await fetch(new URL(path, url))).status, path).toBe(200);
    }
  } finally {
    server.close();
  }
});

test('a bare page has neither the style sheet nor a script of its page', async () => {
  const html = await readFile(join(bare, 'about.html'), 'utf8');
  expect(html).not.toContain('page.css');
  expect(html).not.toContain('page.js');
});
