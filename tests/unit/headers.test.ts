import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, headerRules, headersFor } from '../../publish/headers.ts';

const inline = { scripts: ['sha256-AAA='], styles: ['sha256-BBB='] };
const plain = contentSecurityPolicy(inline, { analytics: false, offline: true });
const withAnalytics = contentSecurityPolicy(inline, { analytics: true, offline: true });
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content security policy', () => {
  test.each([
    ['without analytics', plain],
    ['with analytics', withAnalytics],
  ])('%s allows nothing unsafe and starts from nothing', (_, policy) => {
    expect(policy).not.toMatch(/unsafe-|\*(?!\.)|data:|blob:|http:/);
    expect(directive(policy, 'default-src')).toBe("default-src 'none'");
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(directive(policy, name)).toBe(`${name} 'none'`);
  });

  test('lets in the inline scripts and styles that the build found, and no other', () => {
    expect(directive(plain, 'script-src')).toBe("script-src 'self' 'sha256-AAA='");
    expect(directive(plain, 'style-src')).toBe("style-src 'self' 'sha256-BBB='");
  });

  test('names another host only where the school has an analytics ID', () => {
    expect(plain).not.toMatch(/https:|\w+\.\w+/);
    expect(directive(withAnalytics, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(directive(withAnalytics, 'connect-src')).toContain('google-analytics.com');
    expect(withAnalytics.match(/https:\/\/\S*?([\w-]+\.com)/g)?.every((host) => /google/.test(host))).toBe(true);
  });

  test('analytics widens scripts, connections and pictures, and not styles, fonts or films', () => {
    for (const name of ['style-src', 'font-src', 'media-src', 'default-src']) {
      expect(directive(withAnalytics, name)).toBe(directive(plain, name));
    }
    expect(directive(withAnalytics, 'trusted-types')).toBe('trusted-types analytics offline');
  });

  test('lets a page bring a worker only where copies are kept, and one that is there be replaced in either case', () => {
    const without = contentSecurityPolicy(inline, { analytics: false, offline: false });
    // No page may name a script for a worker: its address would need a Trusted Types policy.
    expect(directive(plain, 'trusted-types')).toBe('trusted-types offline');
    expect(directive(without, 'trusted-types')).toBe("trusted-types 'none'");
    // The worker that takes copies back comes as an update of the one before.
    for (const policy of [plain, without]) expect(directive(policy, 'worker-src')).toBe("worker-src 'self'");
  });
});

describe('the headers of a path', () => {
  const assets = ['/assets/a.js'];
  const rules = headerRules({ policy: plain, reach: 'host', assets });
  const everywhere = headersFor(rules, '/about');

  test('are the protecting ones everywhere', () => {
    expect(everywhere).toMatchObject({
      'Content-Security-Policy': plain,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\).*usb=\(\)/),
    });
    expect(everywhere['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  });

  test('what is no page carries none of what only a page can use, and may do nothing by itself', () => {
    expect(headersFor(rules, '/assets/a.js')).toEqual({
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });

  test('pictures and films may be kept for ever and are protected too; a script that is gone is not kept as gone', () => {
    for (const path of ['/pictures/a.avif', '/films/a.mp4'])
      expect(headersFor(rules, path)).toEqual({ ...everywhere, 'Cache-Control': 'public, max-age=31536000, immutable' });
    expect(headersFor(rules, '/assets/gone.js')).toEqual(everywhere);
  });

  test('https alone is promised for this host, and for more only where the school has said so', () => {
    const promise = (reach: 'host' | 'subdomains' | 'preload') =>
      headersFor(headerRules({ policy: plain, reach, assets }), '/')['Strict-Transport-Security'];
    expect(promise('host')).toBe('max-age=31536000');
    expect(promise('subdomains')).toBe('max-age=31536000; includeSubDomains');
    expect(promise('preload')).toBe('max-age=63072000; includeSubDomains; preload');
  });

  test('what editors add has no rule of its own, since a host reads a hundred', () => {
    for (const path of ['/events.ics', '/events/open-day.ics', '/about']) expect(headersFor(rules, path)).toEqual(everywhere);
    expect(rules.map((rule) => rule.path).filter((path) => /event|\.ics|\.html/.test(path))).toEqual([]);
  });

  test('a later rule wins over an earlier one: social cards may be shown on other sites', () => {
    expect(everywhere['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(headersFor(rules, '/social/home.jpg')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });
});
