/** The headers that every host sends: the one source. The host files and the embedded server are made from it. */
import { calendarType } from '../src/lib/calendar-files.ts';

export interface HeaderRule {
  /** A path, or a path ending in `*`. The first rule is for everything; later ones add to it or replace. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const analyticsHosts = {
  script: 'https://www.googletagmanager.com',
  connect: 'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
  image: 'https://*.google-analytics.com https://www.googletagmanager.com',
} as const;

/** A year: names of these files hold a hash of what is in them. */
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The content security policy. `inline`: the hashes (`sha256-…`) of the few inline scripts and styles that the build found; the
 * vendor's hosts are let in only where the school has set an analytics ID.
 */
export function contentSecurityPolicy(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  analytics: boolean,
): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  const also = (source: string) => (analytics ? ` ${source}` : '');
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(inline.scripts)}${also(analyticsHosts.script)}`,
    `style-src 'self'${quoted(inline.styles)}`,
    `img-src 'self'${also(analyticsHosts.image)}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${also(analyticsHosts.connect)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${analytics ? 'analytics' : "'none'"}`,
  ].join('; ');
}

/**
 * All header rules of the site. `calendars`: the paths of the calendar files, each with a rule of its own, since a rule for their folder
 * would call the page that answers for an unknown address there a calendar too.
 */
export function headerRules(policy: string, calendars: readonly string[]): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    { path: '/assets/*', headers: forever },
    { path: '/pictures/*', headers: forever },
    { path: '/films/*', headers: forever },
    ...calendars.map((path) => ({ path, headers: { 'Content-Type': calendarType } })),
    // Not every server knows the ending.
    { path: '/favicon.ico', headers: { 'Content-Type': 'image/x-icon' } },
    // Other sites and messengers show these cards.
    { path: '/social/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ];
}

/** The headers for one path: those of every rule that fits it, a later rule over an earlier one. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fits = (pattern: string) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
  return Object.assign({}, ...rules.filter((rule) => fits(rule.path)).map((rule) => rule.headers));
}
