import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, headerRules, headersFor } from '../../deploy/headers.ts';

const inline = { scripts: ['sha256-AAA='], styles: ['sha256-BBB='] };
const plain = contentSecurityPolicy(inline, false);
const withAnalytics = contentSecurityPolicy(inline, true);
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
    expect(directive(withAnalytics, 'trusted-types')).toBe('trusted-types analytics');
  });
});

describe('the headers of a path', () => {
  const calendars = ['/events.ics', '/events/open-day.ics'];
  const rules = headerRules(plain, calendars);
  const everywhere = headersFor(rules, '/about');

  test('are the protecting ones everywhere', () => {
    expect(everywhere).toMatchObject({
      'Content-Security-Policy': plain,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
    expect(everywhere['Strict-Transport-Security']).toMatch(/max-age=\d{7,}/);
    expect(everywhere).not.toHaveProperty('Cache-Control');
  });

  test.each(['/assets/a.js', '/pictures/a.avif', '/films/a.mp4'])('%s may be kept for ever, and is protected too', (path) => {
    expect(headersFor(rules, path)).toEqual({ ...everywhere, 'Cache-Control': 'public, max-age=31536000, immutable' });
  });

  test.each(calendars)('%s is a calendar, and is protected too', (path) => {
    expect(headersFor(rules, path)).toEqual({ ...everywhere, 'Content-Type': 'text/calendar; charset=utf-8' });
  });

  test('an unknown address beside the calendar files is answered by a page, not by a calendar', () => {
    expect(headersFor(rules, '/events/no-such-day.ics')).toEqual(everywhere);
  });

  test('a later rule wins over an earlier one: social cards may be shown on other sites', () => {
    expect(everywhere['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(headersFor(rules, '/social/home.jpg')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });

  test('a rule without a star is for its one path', () => {
    const one = [{ path: '/a', headers: { X: '1' } }];
    expect(headersFor(one, '/a')).toEqual({ X: '1' });
    expect(headersFor(one, '/ab')).toEqual({});
  });
});
