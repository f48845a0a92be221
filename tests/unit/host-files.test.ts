import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, headerRules } from '../../publish/headers.ts';
import { readHeadersFile, writeHeadersFile, writeRedirectsFile } from '../../publish/host-files.ts';
import { redirectRules } from '../../publish/redirects.ts';
import { alias } from '../content/specification.ts';

describe('the _headers file', () => {
  const rules = headerRules({
    policy: contentSecurityPolicy({ scripts: ['sha256-AAA='], styles: [] }, { analytics: true, offline: true }),
    reach: 'host',
    assets: ['/assets/a.js'],
  });
  const text = writeHeadersFile(rules);

  test('is read back as the rules that were written', () => {
    expect(readHeadersFile(text)).toEqual(rules);
  });

  test('takes a header away before it sets it anew, since the host would join the two, and for good where a rule has none', () => {
    const social = text.slice(text.indexOf('/social/*'));
    expect(social.split('\n').slice(1, 3)).toEqual([
      '  ! Cross-Origin-Resource-Policy',
      '  Cross-Origin-Resource-Policy: cross-origin',
    ]);
    const script = text.slice(text.indexOf('/assets/a.js')).split('\n\n')[0];
    expect(script).toContain('  ! Permissions-Policy\n');
    expect(script).not.toContain('  Permissions-Policy:');
  });

  test('is refused where Cloudflare would not read all of it', () => {
    const rule = (path: string, value = '1') => ({ path, headers: { X: value } });
    expect(() => writeHeadersFile([rule('/*', 'a'.repeat(2000))])).toThrow(/longer than the 2000/);
    expect(() => writeHeadersFile(Array.from({ length: 101 }, (_, index) => rule(`/${index}`)))).toThrow(/101 rules/);
  });
});

describe('the _redirects file', () => {
  test('sends the other address of the IT school to its page for good, with and without a slash', () => {
    for (const end of ['', '/', '.html']) {
      expect(writeRedirectsFile(redirectRules, [])).toContain(`${alias.from}${end} ${alias.to} 301\n`);
    }
  });

  test('leads from what Cloudflare would lead on for this once to the page, for good', () => {
    const lines = writeRedirectsFile([], ['/', '/about']).trim().split('\n');
    expect(lines).toEqual([
      '/index.html / 301',
      '/index / 301',
      '/index/ / 301',
      '/about/ /about 301',
      '/about.html /about 301',
      '/about/index /about 301',
      '/about/index.html /about 301',
    ]);
  });

  test('names no pattern, which could be led to another host, and no more lines than Cloudflare reads', () => {
    const pages = Array.from({ length: 5000 }, (_, index) => `/page-${index}`);
    const lines = writeRedirectsFile(redirectRules, pages).trim().split('\n');
    expect(lines).toHaveLength(2000);
    expect(lines.filter((line) => /[*:]|\/\//.test(line))).toEqual([]);
  });
});
