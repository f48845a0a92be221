import { sendRawRequest } from '../support/raw-request.ts';
import { expect, test } from '../support/web-server.ts';

/** Texts that no page contains, from files outside dist/ and from dist/_headers, which must not be served. */
const secrets = ['"devDependencies"', 'root:x:0:0', 'startServer', 'Content-Security-Policy:', '"lockfileVersion"'];

const traversalPaths = [
  '/../package.json',
  '/../../../../../../../../etc/passwd',
  '/assets/../../package.json',
  '/%2e%2e%2fpackage.json',
  '/.%2e/package.json',
  '/%252e%252e%252fpackage.json',
  '/%c0%ae%c0%ae/package.json',
  '/..\\package.json',
  '/%5c..%5c..%5cpackage.json',
  '/..;/package.json',
  '/about%00.html',
  '//package.json',
  'package.json',
  '/_headers/',
  '//_headers',
  '/%5Fheaders',
  '/_headers?x=1',
  '/about/../_headers',
  '/node_modules/astro/package.json',
];

const openRedirectPaths = [
  '//evil.example/',
  '////evil.example//',
  '/%2f%2fevil.example/',
  '/\\evil.example/',
  '/%5c%5cevil.example/',
  '/%09/evil.example/',
  '/%0d%0aLocation:%20https://evil.example/',
  '/about/%0d%0aSet-Cookie:%20a=b/',
  '/https://evil.example/',
  '/.//evil.example/',
  '/@evil.example/',
  '//evil.example/index.html',
  'http://evil.example/about/',
];

const malformedPaths = [
  '/%',
  '/%zz',
  '/%ff%fe/',
  '/?'.padEnd(8000, 'a'),
  `/${'a'.repeat(8000)}`,
  `/${'../'.repeat(2000)}`,
  '/about///',
  '///',
  '/.html',
  '/..',
  '*',
  '/\u00e9/',
  '/नमस्ते/',
];

for (const [kind, paths] of [
  ['path traversal', traversalPaths],
  ['open redirects', openRedirectPaths],
  ['malformed paths', malformedPaths],
] as const) {
  test(`${kind}: no file is revealed, no redirect leaves the site, and the server continues to respond`, async ({
    server,
    serverName,
  }) => {
    test.setTimeout(180_000);
    for (const path of paths) {
      // '*' is not a path. wrangler's local proxy responds with 500, but it does not run in production.
      if (serverName === 'workerd' && path === '*') continue;
      const label = `${JSON.stringify(path).slice(0, 60)} (${path.length})`;
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await sendRawRequest(server.origin, path, { method });
        expect(status, label).toBeGreaterThanOrEqual(200);
        expect(status, `${label}: no server error`).toBeLessThan(500);
        const location = headers.location;
        if (status >= 300 && status < 400) expect(location, label).toBeDefined();
        if (location !== undefined) {
          // Resolved as in a browser.
          expect(new URL(location, `${server.origin}/some/page`).origin, `${label} redirects to ${location}`).toBe(server.origin);
          expect(location, label).toMatch(/^\/(?![/\\])/);
        }
        expect(headers['set-cookie'], label).toBeUndefined();
        for (const secret of secrets) expect(body.includes(secret), `${label}: ${secret}`).toBe(false);
      }
      expect((await sendRawRequest(server.origin, '/about')).status, `after ${label}`).toBe(200);
    }
  });
}

test('nginx logs no IP addresses', async ({ server, serverName }) => {
  test.skip(serverName !== 'nginx', 'logging is configured in nginx.conf');
  for (const length of [2000, 200_000]) {
    const headers = { 'Content-Length': `${length}` };
    // nginx may close the connection before it has read the complete body.
    await sendRawRequest(server.origin, '/about', { method: 'POST', headers, body: 'a'.repeat(length) }).catch(() => undefined);
  }
  for (const path of ['/%', `/${'a'.repeat(20_000)}`, '/no-such-page', '/pictures/none.avif'])
    await sendRawRequest(server.origin, path);
  await sendRawRequest(server.origin, '/about', { headers: { Host: 'a b' } });
  expect(server.output()).not.toMatch(/client: |127\.0\.0\.1/);
});
