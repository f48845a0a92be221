import { expect, test } from 'vitest';
import { routes } from '#model/routes.ts';
import { canonicalPath } from '../../publish/canonical-path.ts';
import { nginxConfig } from '../../publish/nginx/nginx-config.ts';
import { notRedirected, redirected } from '../support/addresses.ts';

/** Addresses that a browser could take for another host. */
const foreign = [
  '//evil.example',
  '///evil.example//',
  '/\\\\evil.example',
  '//evil',
  '/%09/evil',
  '/%2f%2fevil',
  '/%ff',
  'about',
];
const pages: readonly string[] = [...[...routes.values()].map(({ path }) => path), '/404'];
const withoutQuery = (address: string) => address.replace(/\?.*/, '');

test('an address leads to its page despite capitals, endings and punctuation, and never to another host', () => {
  for (const [from, to] of redirected) expect(canonicalPath(withoutQuery(from)), from).toBe(withoutQuery(to));
  for (const path of notRedirected) expect(pages, path).not.toContain(canonicalPath(path));
  for (const path of foreign) expect(canonicalPath(path) ?? '/', path).toMatch(/^\/(?!\/)[a-z]*$/);
});

test('a very long address costs the host no time', () => {
  const started = performance.now();
  for (const part of ['-a', '/index', '/a', '.', '.html', '/index.html']) canonicalPath(`/${part.repeat(8000 / part.length)}.x`);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('nginx redirects the same addresses', () => {
  const config = nginxConfig(
    { rules: [{ path: '/*', headers: {} }], redirects: [{ from: '/old', to: '/faq', status: 301 }], pages },
    { listen: '80', root: '/' },
  );
  const [, first = ''] = /map \$uri \$canonical_path \{ volatile; default "none"; "~\*([^"]+)"/.exec(config) ?? [];
  const [, second = ''] = /map \$canonical_path \$redirect_target \{([^}]*)\}/.exec(config) ?? [];
  const targets = [...second.matchAll(/"(?:~\*)?([^"]*)" (\/\S*);/g)].map(
    ([, from, to]) => [new RegExp(from || '^$', 'i'), to] as const,
  );
  const inNginx = (path: string) => {
    const plain = new RegExp(first.replaceAll('\\\\', '\\'), 'i').exec(decodeURIComponent(path))?.[1] ?? 'none';
    return targets.find(([from]) => from.test(plain))?.[1];
  };
  for (const [from, to] of [...redirected, ['/OLD.', '/faq']] as const)
    expect(inNginx(withoutQuery(from)), from).toBe(withoutQuery(to));
  for (const path of notRedirected) expect(inNginx(path), path).toBeUndefined();
});
