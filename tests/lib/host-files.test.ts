import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, headerRules } from '../../deploy/headers.ts';
import { readHeadersFile, writeHeadersFile, writeRedirectsFile } from '../../deploy/host-files.ts';
import { redirectRules } from '../../deploy/redirects.ts';
import { alias } from '../content/specification.ts';

describe('the _headers file', () => {
  const rules = headerRules(contentSecurityPolicy({ scripts: ['sha256-AAA='], styles: [] }, true), []);
  const text = writeHeadersFile(rules);

  test('is read back as the rules that were written', () => {
    expect(readHeadersFile(text)).toEqual(rules);
  });

  test('takes a header away before it sets it anew, since the host would join the two', () => {
    const social = text.slice(text.indexOf('/social/*'));
    expect(social.split('\n').slice(1, 3)).toEqual([
      '  ! Cross-Origin-Resource-Policy',
      '  Cross-Origin-Resource-Policy: cross-origin',
    ]);
  });

  test('keeps colons within a value', () => {
    const one = [{ path: '/*', headers: { Link: '<https://a.in:80/b>; rel=x' } }];
    expect(readHeadersFile(writeHeadersFile(one))).toEqual(one);
  });

  test('has no line longer than the 2000 characters that Cloudflare reads', () => {
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

describe('the _redirects file', () => {
  test('sends the other address of the IT school to its page for good, with and without a slash', () => {
    expect(writeRedirectsFile(redirectRules)).toBe(`${alias.from} ${alias.to} 301\n${alias.from}/ ${alias.to} 301\n`);
  });
});
