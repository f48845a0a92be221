import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '../support/hosts.ts';
import { ask } from '../support/raw.ts';

/** Words that stand in files beside dist/ or on the machine, and on no page. */
const secrets = ['"devDependencies"', 'root:x:0:0', 'startServer', 'Content-Security-Policy:', '"lockfileVersion"'];

const climbs = [
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

const elsewhere = [
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

const broken = [
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

for (const [what, paths] of [
  ['climb out of the site', climbs],
  ['lead to another host', elsewhere],
  ['are broken', broken],
] as const) {
  test(`addresses that ${what} get nothing, and the host goes on`, async ({ host, hostName }) => {
    test.setTimeout(180_000);
    for (const path of paths) {
      // No path at all, and wrangler's own local proxy, which answers 500, is on no host.
      if (hostName === 'workerd' && path === '*') continue;
      const shown = `${JSON.stringify(path).slice(0, 60)} (${path.length})`;
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await ask(host.origin, path, { method });
        expect(status, shown).toBeGreaterThanOrEqual(200);
        expect(status, `${shown}: no fault of the server`).toBeLessThan(500);
        const location = headers.location;
        if (status >= 300 && status < 400) expect(location, shown).toBeDefined();
        if (location !== undefined) {
          // As a browser at this address reads it.
          expect(new URL(location, `${host.origin}/some/page`).origin, `${shown} leads to ${location}`).toBe(host.origin);
          expect(location, shown).toMatch(/^\/(?![/\\])/);
        }
        expect(headers['set-cookie'], shown).toBeUndefined();
        for (const secret of secrets) expect(body.includes(secret), `${shown}: ${secret}`).toBe(false);
      }
      expect((await ask(host.origin, '/about')).status, `after ${shown}`).toBe(200);
    }
  });
}

test('nginx logs no visitor’s address', async ({ host, hostName }) => {
  test.skip(hostName !== 'nginx', 'the log is set in nginx.conf');
  for (const length of [2000, 200_000]) {
    const headers = { 'Content-Length': `${length}` };
    // nginx may close the connection before it has read the whole body.
    await ask(host.origin, '/about', { method: 'POST', headers, body: 'a'.repeat(length) }).catch(() => undefined);
  }
  for (const path of ['/%', `/${'a'.repeat(20_000)}`, '/no-such-page', '/pictures/none.avif']) await ask(host.origin, path);
  await ask(host.origin, '/about', { headers: { Host: 'a b' } });
  expect(host.output()).not.toMatch(/client: |127\.0\.0\.1/);
});

test('nginx keeps thousands of connections open', async ({ host, hostName }) => {
  test.skip(hostName !== 'nginx', 'the limit is in nginx.conf');
  const { hostname, port } = new URL(host.origin);
  const idle = Array.from({ length: 3000 }, () => connect(Number(port), hostname).on('error', () => undefined));
  try {
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    expect((await ask(host.origin, '/about')).status).toBe(200);
    expect(idle.filter(({ destroyed, readableEnded }) => destroyed || readableEnded)).toHaveLength(0);
  } finally {
    for (const socket of idle) socket.destroy();
  }
});
