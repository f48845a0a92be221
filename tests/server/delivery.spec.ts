/** The embedded server: compression, ranges, what a browser may keep, and the headers of every answer. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { pages } from '../support/pages.ts';
import { ask } from '../support/raw.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

const inFolder = async (folder: string, end: string) => {
  const name = (await readdir(join(dist, folder))).find((one) => one.endsWith(end));
  if (!name) throw new Error(`dist/${folder} has no file that ends in ${end}.`);
  return `/${folder}/${name}`;
};

test('text comes in Brotli, in gzip or plain, as the browser says it can read', async ({ served }) => {
  for (const path of [
    '/about',
    await inFolder('assets', '.css'),
    await inFolder('assets', '.js'),
    '/sitemap.xml',
    '/favicon.svg',
    '/events.ics',
  ]) {
    const file = await readFile(join(dist, path === '/about' ? 'about.html' : path));
    for (const [accepted, encoding, open] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['identity', undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const { status, headers, body } = await ask(served.origin, path, { headers: { 'Accept-Encoding': accepted } });
      expect(status, path).toBe(200);
      expect(headers['content-encoding'], `${path} for ${accepted}`).toBe(encoding);
      expect(open(body).equals(file), `${path} for ${accepted}`).toBe(true);
      expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding');
      if (encoding) expect(body.length, path).toBeLessThan(file.length);
    }
  }
});

test('every text file of the site has its compressed copies', async () => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  const texts = [...names].filter((name) => /\.(html|css|js|svg|xml|txt|vtt|ics|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((name) => !names.has(`${name}.br`) || !names.has(`${name}.gz`))).toEqual([]);
});

test('a film comes in parts, as players ask for it', async ({ served }) => {
  const path = await inFolder('films', '.mp4');
  const file = await readFile(join(dist, path));
  const part = await ask(served.origin, path, { headers: { Range: 'bytes=100-1099' } });
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-1099/${file.length}`);
  expect(part.headers['content-length']).toBe('1000');
  expect(part.body.equals(file.subarray(100, 1100))).toBe(true);

  const rest = await ask(served.origin, path, { headers: { Range: `bytes=${file.length - 10}-` } });
  expect(rest.status).toBe(206);
  expect(rest.body.equals(file.subarray(-10))).toBe(true);

  for (const odd of ['bytes=-500', 'bytes=0-0', 'bytes=9-5', 'bytes=0-1,5-9', 'lines=1-2']) {
    const answer = await ask(served.origin, path, { headers: { Range: odd } });
    expect(answer.status, `${odd}: the whole file, which HTTP allows`).toBe(200);
    expect(answer.body.length, odd).toBe(file.length);
  }

  const beyond = await ask(served.origin, path, { headers: { Range: `bytes=${file.length + 5}-${file.length + 9}` } });
  expect(beyond.status).toBe(416);

  const whole = await ask(served.origin, path);
  expect(whole.status).toBe(200);
  expect(whole.headers['content-type']).toBe('video/mp4');
  expect(whole.headers['accept-ranges'] ?? 'bytes').toBe('bytes');
  expect(whole.body.equals(file)).toBe(true);
});

test('what has not changed is not sent again', async ({ served }) => {
  for (const [path, accepted] of [
    ['/about', 'br'],
    ['/about', 'identity'],
    [await inFolder('assets', '.css'), 'br'],
    [await inFolder('films', '.mp4'), 'identity'],
  ] as const) {
    const first = await ask(served.origin, path, { headers: { 'Accept-Encoding': accepted } });
    expect(first.headers.etag, path).toBeTruthy();
    const again = await ask(served.origin, path, {
      headers: { 'Accept-Encoding': accepted, 'If-None-Match': first.headers.etag ?? '' },
    });
    expect(again.status, path).toBe(304);
    expect(again.body, path).toHaveLength(0);
    expect((await ask(served.origin, path, { headers: { 'If-None-Match': '"another"' } })).status, path).toBe(200);
  }
});

test('files with a hash in their name are kept for a year, pages are asked for again', async ({ served }) => {
  const hashed = [
    await inFolder('assets', '.css'),
    await inFolder('assets', '.js'),
    await inFolder('assets', '.woff2'),
    await inFolder('pictures', '.avif'),
    await inFolder('films', '.mp4'),
    await inFolder('films', '.vtt'),
  ];
  for (const path of hashed) {
    expect((await ask(served.origin, path)).headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/', '/about', '/404', '/sitemap.xml', '/favicon.svg', '/manifest.webmanifest', '/social/home.jpg']) {
    expect((await ask(served.origin, path)).headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
  }
});

test('every name under /assets, /pictures and /films holds a hash', async () => {
  for (const [folder, hash] of [
    ['assets', /\.[\w-]{8}\.\w+$/],
    ['pictures', /-[0-9a-f]{10}\.(avif|webp)$/],
    ['films', /-[0-9a-f]{10}\.(mp4|webm|vtt)$/],
  ] as const) {
    const names = (await readdir(join(dist, folder))).filter((name) => !/\.(br|gz)$/.test(name));
    expect(names.length, folder).toBeGreaterThan(0);
    expect(names.filter((name) => !hash.test(name))).toEqual([]);
  }
});

const everywhere = {
  'strict-transport-security': /^max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
} as const;

test('every page, the 404 page, redirects and files are sent with the security headers', async ({ served }) => {
  const files = [
    await inFolder('assets', '.js'),
    await inFolder('pictures', '.avif'),
    await inFolder('films', '.mp4'),
    '/social/home.jpg',
  ];
  const paths = [...pages.map(({ path }) => path), ...files, '/no-such-page', '/about/', '/schooloftechnologyandspecializations'];
  for (const path of paths) {
    const { headers } = await ask(served.origin, path, { method: 'HEAD' });
    for (const [name, value] of Object.entries(everywhere)) expect(headers[name], `${path}: ${name}`).toMatch(value);
    expect(headers['cross-origin-resource-policy'], path).toBe(path.startsWith('/social/') ? 'cross-origin' : 'same-origin');
    const policy = headers['content-security-policy'] ?? '';
    for (const part of ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]) {
      expect(policy, path).toContain(part);
    }
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe-|\*|https?:|data:|blob:/);
    expect(headers['x-powered-by'] ?? headers.server, path).toBeUndefined();
  }
});

test('the policy names each inline script of the site by its hash, and no other', async ({ served }) => {
  const inline = pages.flatMap(({ document }) =>
    document
      .querySelectorAll('script:not([src])')
      .filter((script) => ['module', 'text/javascript', undefined].includes(script.getAttribute('type')))
      .map((script) => script.rawText),
  );
  const hashes = [...new Set(inline)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const { headers } = await ask(served.origin, '/');
  const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ') ?? [];
  expect(scripts.sort()).toEqual(["'self'", ...hashes].sort());
});

test('the inline script of an intro is at most 400 bytes', () => {
  for (const path of ['/', '/gallery', '/schoolofcertificatecourses']) {
    const page = pages.find((one) => one.path === path);
    const head = parse(page?.html ?? '').querySelectorAll('head script:not([src]):not([type])');
    expect(head, path).toHaveLength(1);
    expect(Buffer.byteLength(head[0]?.rawText ?? ''), path).toBeLessThanOrEqual(400);
  }
});
