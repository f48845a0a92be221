import { describe, expect, test } from 'vitest';
import { routes } from '#model/routes.ts';
import { canonicalPath } from '../../publish/canonical-path.ts';
import { nginxConfig } from '../../publish/nginx/nginx-config.ts';
import { notRedirected, redirected } from '../support/addresses.ts';

const pages: readonly string[] = [...[...routes.values()].map(({ path }) => path), '/404'];
const withoutQuery = (address: string) => address.replace(/\?.*/, '');

describe('canonicalPath', () => {
  test('ignores case, trailing punctuation and file suffixes', () => {
    for (const [from, to] of redirected) expect(canonicalPath(withoutQuery(from)), from).toBe(withoutQuery(to));
    for (const page of pages.filter((page) => page !== '/404')) {
      expect(canonicalPath(page)).toBe(page);
      expect(canonicalPath(`${page.toUpperCase()}/index.html`)).toBe(page);
    }
  });

  test('matches no page for unknown paths, and never returns another host', () => {
    for (const path of notRedirected)
      expect(
        pages.filter((page) => page === canonicalPath(path)),
        path,
      ).toEqual([]);
    for (const path of [
      '//evil.example',
      '///evil.example//',
      '/\\\\evil.example',
      '//evil',
      '/%09/evil',
      '/%2f%2fevil',
      '/%ff',
      'about',
    ]) {
      expect(canonicalPath(path) ?? '/', path).toMatch(/^\/(?!\/)[a-z]*$/);
    }
  });

  test('takes linear or nearly linear time for long paths', () => {
    const started = performance.now();
    for (const part of ['-a', '/index', '/a', '.', '.html', '/index.html'])
      canonicalPath(`/${part.repeat(8000 / part.length)}.x`);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('gives the same results as nginx’s configuration', () => {
    const rules = [{ path: '/*', headers: {} }];
    const config = nginxConfig(
      { rules, redirects: [{ from: '/old', to: '/faq', status: 301 }], pages },
      { listen: '80', root: '/' },
    );
    const [, first = ''] = /map \$uri \$canonical_path \{ volatile; default "none"; "~\*([^"]+)"/.exec(config) ?? [];
    const [, second = ''] = /map \$canonical_path \$redirect_target \{([^}]*)\}/.exec(config) ?? [];
    const leads = [...second.matchAll(/"(?:~\*)?([^"]*)" (\/\S*);/g)].map(
      ([, from, to]) => [new RegExp(from || '^$', 'i'), to] as const,
    );
    expect(leads).toHaveLength(pages.length);
    const inNginx = (path: string) => {
      const plain = new RegExp(first.replaceAll('\\\\', '\\'), 'i').exec(decodeURIComponent(path))?.[1] ?? 'none';
      return leads.find(([from]) => from.test(plain))?.[1];
    };
    for (const [from, to] of [...redirected, ['/OLD.', '/faq']] as const)
      expect(inNginx(withoutQuery(from)), from).toBe(withoutQuery(to));
    for (const path of notRedirected) expect(inNginx(path), path).toBeUndefined();
  });
});
