/** The headers that every host sends are made in one place; what they must be is written out here a second time. */
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, headerRules, headersFor } from '../../publish/headers.ts';
import { readHeadersFile, writeHeadersFile, writeRedirectsFile } from '../../publish/host-files.ts';
import { redirectRules } from '../../publish/redirects.ts';
import { alias } from '../content/specification.ts';

const inline = { scripts: ['sha256-AAA='], styles: ['sha256-BBB='] };
const plain = contentSecurityPolicy(inline, { analytics: false, offline: true });
const withAnalytics = contentSecurityPolicy(inline, { analytics: true, offline: true });
const withoutCopies = contentSecurityPolicy(inline, { analytics: false, offline: false });
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content security policy', () => {
  test.each([plain, withAnalytics])('allows nothing unsafe and starts from nothing: %s', (policy) => {
    expect(policy).not.toMatch(/unsafe-|\*(?!\.)|data:|blob:|http:/);
    expect(directive(policy, 'default-src')).toBe("default-src 'none'");
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(directive(policy, name)).toBe(`${name} 'none'`);
  });

  test('allows the inline scripts and styles that the build found, and no other', () => {
    expect(directive(plain, 'script-src')).toBe("script-src 'self' 'sha256-AAA='");
    expect(directive(plain, 'style-src')).toBe("style-src 'self' 'sha256-BBB='");
  });

  test('names Google only where the school has an analytics ID, and not for styles, fonts or films', () => {
    expect(plain).not.toMatch(/https:|\w+\.\w+/);
    expect(directive(withAnalytics, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(directive(withAnalytics, 'connect-src')).toContain('google-analytics.com');
    expect(withAnalytics.match(/https:\/\/\S*?([\w-]+\.com)/g)?.every((host) => /google/.test(host))).toBe(true);
    for (const name of ['style-src', 'font-src', 'media-src'])
      expect(directive(withAnalytics, name)).toBe(directive(plain, name));
  });

  test('lets a page bring the offline worker only where copies are kept, and replace an older one in either case', () => {
    expect(directive(plain, 'trusted-types')).toBe('trusted-types offline');
    expect(directive(withAnalytics, 'trusted-types')).toBe('trusted-types analytics offline');
    expect(directive(withoutCopies, 'trusted-types')).toBe("trusted-types 'none'");
    for (const policy of [plain, withoutCopies]) expect(directive(policy, 'worker-src')).toBe("worker-src 'self'");
  });
});

const rules = headerRules({ policy: plain, reach: 'host', assets: ['/assets/a.js'] });
const year = 'public, max-age=31536000, immutable';

describe('the headers', () => {
  const everywhere = headersFor(rules, '/about');

  test('protect every page, and have it asked for again', () => {
    expect(everywhere).toEqual({
      'Content-Security-Policy': plain,
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\).*usb=\(\)/),
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
    for (const path of ['/events.ics', '/events/open-day.ics', '/assets/gone.js'])
      expect(headersFor(rules, path), path).toEqual(everywhere);
  });

  test('keep hashed files for a year; a script opened by itself may do nothing', () => {
    for (const path of ['/pictures/a.avif', '/films/a.mp4'])
      expect(headersFor(rules, path)).toEqual({ ...everywhere, 'Cache-Control': year });
    expect(headersFor(rules, '/assets/a.js')).toEqual({
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': year,
    });
  });

  test('let other sites show social cards', () => {
    expect(headersFor(rules, '/social/home.jpg')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });

  test.each([
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ] as const)('promise https for %s only where the school has said so', (reach, promise) => {
    const wider = headerRules({ policy: plain, reach, assets: [] });
    expect(headersFor(wider, '/')['Strict-Transport-Security']).toBe(promise);
  });
});

describe('the files that Cloudflare reads', () => {
  const text = writeHeadersFile(rules);

  test('_headers says what the rules say, and removes a header before it sets it anew', () => {
    expect(readHeadersFile(text)).toEqual(rules);
    expect(text).toContain('/social/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n');
    expect(text.slice(text.indexOf('/assets/a.js')).split('\n\n')[0]).toMatch(
      / {2}! Permissions-Policy\n(?!.*Permissions-Policy:)/s,
    );
  });

  test('_headers is refused where Cloudflare would not read all of it', () => {
    const rule = (path: string, value = '1') => ({ path, headers: { X: value } });
    expect(() => writeHeadersFile([rule('/*', 'a'.repeat(2000))])).toThrow(/longer than the 2000/);
    expect(() => writeHeadersFile(Array.from({ length: 101 }, (_, index) => rule(`/${index}`)))).toThrow(/101 rules/);
  });

  test('_redirects leads from old addresses and from each page’s other spellings, once and for good', () => {
    for (const end of ['', '/', '.html'])
      expect(writeRedirectsFile(redirectRules, [])).toContain(`${alias.from}${end} ${alias.to} 301\n`);
    expect(writeRedirectsFile([], ['/', '/about']).trim().split('\n')).toEqual([
      '/index.html / 301',
      '/index / 301',
      '/index/ / 301',
      '/about/ /about 301',
      '/about.html /about 301',
      '/about/index /about 301',
      '/about/index.html /about 301',
    ]);
  });

  test('_redirects has no pattern, which could lead to another host, and no more lines than Cloudflare reads', () => {
    const lines = writeRedirectsFile(
      redirectRules,
      Array.from({ length: 5000 }, (_, index) => `/page-${index}`),
    )
      .trim()
      .split('\n');
    expect(lines).toHaveLength(2000);
    expect(lines.filter((line) => /[*:]|\/\//.test(line))).toEqual([]);
  });
});
