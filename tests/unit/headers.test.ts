/** The headers that every host sends, compared with values that are written out here independently. */
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, headerRules, headersFor } from '../../publish/headers.ts';
import { formatHeadersFile, parseHeadersFile } from '../../publish/host-files.ts';

const inline = { scripts: ['sha256-AAA='], styles: ['sha256-BBB='] };
const standardPolicy = contentSecurityPolicy(inline, { analytics: false, offline: true });
const withAnalytics = contentSecurityPolicy(inline, { analytics: true, offline: true });
const withoutCopies = contentSecurityPolicy(inline, { analytics: false, offline: false });
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content security policy', () => {
  test.each([standardPolicy, withAnalytics])('allows nothing unsafe and nothing by default: %s', (policy) => {
    expect(policy).not.toMatch(/unsafe-|\*(?!\.)|data:|blob:|http:/);
    expect(directive(policy, 'default-src')).toBe("default-src 'none'");
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(directive(policy, name)).toBe(`${name} 'none'`);
  });

  test('allows only the inline scripts and styles of the build', () => {
    expect(directive(standardPolicy, 'script-src')).toBe("script-src 'self' 'sha256-AAA='");
    expect(directive(standardPolicy, 'style-src')).toBe("style-src 'self' 'sha256-BBB='");
  });

  test('allows Google only with an analytics ID, and never for styles, fonts or films', () => {
    expect(standardPolicy).not.toMatch(/https:|\w+\.\w+/);
    expect(directive(withAnalytics, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(directive(withAnalytics, 'connect-src')).toContain('google-analytics.com');
    expect(withAnalytics.match(/https:\/\/\S*?([\w-]+\.com)/g)?.every((host) => /google/.test(host))).toBe(true);
    for (const name of ['style-src', 'font-src', 'media-src'])
      expect(directive(withAnalytics, name)).toBe(directive(standardPolicy, name));
  });

  test('allows registering the offline worker only if copies are saved, and updating an older one in either case', () => {
    expect(directive(standardPolicy, 'trusted-types')).toBe('trusted-types offline');
    expect(directive(withAnalytics, 'trusted-types')).toBe('trusted-types analytics offline');
    expect(directive(withoutCopies, 'trusted-types')).toBe("trusted-types 'none'");
    for (const policy of [standardPolicy, withoutCopies]) expect(directive(policy, 'worker-src')).toBe("worker-src 'self'");
  });
});

const rules = headerRules({ policy: standardPolicy, strictTransport: 'host', assets: ['/assets/a.js'] });
const year = 'public, max-age=31536000, immutable';

describe('the headers', () => {
  const pageHeaders = headersFor(rules, '/about');

  test('protect every page and make browsers revalidate it', () => {
    expect(pageHeaders).toEqual({
      'Content-Security-Policy': standardPolicy,
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
      expect(headersFor(rules, path), path).toEqual(pageHeaders);
  });

  test('cache hashed files for a year; a script opened as a page may load nothing', () => {
    for (const path of ['/pictures/a.avif', '/films/a.mp4'])
      expect(headersFor(rules, path)).toEqual({ ...pageHeaders, 'Cache-Control': year });
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
  ] as const)('send HSTS for %s if the setting says so', (reach, expected) => {
    const rules = headerRules({ policy: standardPolicy, strictTransport: reach, assets: [] });
    expect(headersFor(rules, '/')['Strict-Transport-Security']).toBe(expected);
  });
});

describe('_headers, which Cloudflare reads,', () => {
  const text = formatHeadersFile(rules);

  test('contains all rules, and removes a header before it sets another value', () => {
    expect(parseHeadersFile(text)).toEqual(rules);
    expect(text).toContain('/social/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n');
    expect(text.slice(text.indexOf('/assets/a.js')).split('\n\n')[0]).toMatch(
      / {2}! Permissions-Policy\n(?!.*Permissions-Policy:)/s,
    );
  });

  test('is rejected if it exceeds a limit of Cloudflare', () => {
    const rule = (path: string, value = '1') => ({ path, headers: { X: value } });
    expect(() => formatHeadersFile([rule('/*', 'a'.repeat(2000))])).toThrow(/longer than the 2000/);
    expect(() => formatHeadersFile(Array.from({ length: 101 }, (_, index) => rule(`/${index}`)))).toThrow(/101 rules/);
  });
});
