/** Every host against addresses that no browser would write. */
import { readFileSync } from 'node:fs';
import { inProject } from '../../hosting/project.ts';
import { expect, test } from '../support/hosts.ts';
import { ask } from '../support/raw.ts';

/** Words that stand in files beside dist/ or on the machine, and on no page. */
const secrets = ['"devDependencies"', 'root:x:0:0', 'startServer', 'Content-Security-Policy:', '"lockfileVersion"'];

const climbs = [
  '/../package.json',
  '/../../package.json',
  '/../../../../../../../../etc/passwd',
  '/about/../../package.json',
  '/assets/../../package.json',
  '/assets/../../tools/static-server.ts',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/..%2fpackage.json',
  '/.%2e/package.json',
  '/%252e%252e%252fpackage.json',
  '/..%252fpackage.json',
  '/%c0%ae%c0%ae/package.json',
  '/..\\package.json',
  '/..%5cpackage.json',
  '/%5c..%5c..%5cpackage.json',
  '/..;/package.json',
  '/./../package.json',
  '/assets/..%00/package.json',
  '/about%00.html',
  '/about\u0000',
  '/%00',
  '//package.json',
  '///etc/passwd',
  '/etc/passwd',
  'package.json',
  '../package.json',
  '/_headers/',
  '//_headers',
  '/./_headers',
  '/%5Fheaders',
  '/%255Fheaders',
  '/_headers%20',
  '/_headers?x=1',
  '/_headers#x',
  '/_headers;x',
  '/.%2f_headers',
  '/about/../_headers',
  '/node_modules/astro/package.json',
];

const elsewhere = [
  '//evil.example/',
  '//evil.example/about/',
  '///evil.example/',
  '////evil.example//',
  '/%2fevil.example/',
  '/%2f%2fevil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%5c%5cevil.example/',
  '\\\\evil.example/',
  '/%09/evil.example/',
  '/%0a/evil.example/',
  '/%0d%0aLocation:%20https://evil.example/',
  '/about/%0d%0aSet-Cookie:%20a=b/',
  '/https://evil.example/',
  '/https:%2f%2fevil.example/',
  '/.//evil.example/',
  '/@evil.example/',
  '//evil.example/index.html',
  '//evil.example.html',
  '/;//evil.example/',
  'http://evil.example/about/',
  'https://evil.example/',
];

const broken = [
  '/%',
  '/%zz',
  '/%e0%a4%a',
  '/%ff%fe/',
  '/%ed%a0%80/',
  '/about/?%',
  '/?'.padEnd(8000, 'a'),
  `/${'a'.repeat(8000)}`,
  `/${'../'.repeat(2000)}`,
  `/${'%2e'.repeat(2000)}`,
  '/about//',
  '/about///',
  '//',
  '///',
  '/.html',
  '/index',
  '/.',
  '/..',
  '/*',
  '*',
  '',
  '/\u00e9',
  '/\u00e9/',
  '/%F0%9F%98%80/',
  '/नमस्ते/',
];

for (const [what, paths] of [
  ['climb out of the site', climbs],
  ['lead to another host', elsewhere],
  ['are broken', broken],
] as const) {
  test(`addresses that ${what} get nothing, and the server goes on`, async ({ host, hostName }) => {
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

test('the words that must not leak do stand in the files beside dist/', () => {
  const root = inProject();
  const texts = ['package.json', 'tools/static-server.ts', 'package-lock.json', 'dist/_headers'].map((file) =>
    readFileSync(root + file, 'utf8'),
  );
  for (const secret of secrets.filter((one) => !one.startsWith('root:'))) {
    expect(
      texts.some((text) => text.includes(secret)),
      secret,
    ).toBe(true);
  }
});
