/** The headers of every host, in one place. The host files, nginx's configuration and the local server are made from it. */
import type { StrictTransport } from '#model/settings.ts';
import { askAgain, forever } from './cache-control.ts';

export interface HeaderRule {
  /** A path, or a path ending in `*`. The first rule is for everything; later ones add to it, replace or take away. */
  path: string;
  /** Null removes a header that an earlier rule sets. */
  headers: Readonly<Record<string, string | null>>;
}

/** Hosts of the analytics vendor. The policy allows them only if an analytics id is set. */
export const analyticsHosts = {
  script: 'https://www.googletagmanager.com',
  connect: 'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
  image: 'https://*.google-analytics.com https://www.googletagmanager.com',
} as const;

/**
 * What only a page can use is left off scripts, styles and fonts, 2 KB each time, which on a slow line is what a picture waits for: the
 * powers and the frames. Opened by itself such a file may do nothing at all.
 */
const plainFile = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': null,
  'Permissions-Policy': null,
  'Cross-Origin-Opener-Policy': null,
};

/** How far the promise to be reached by https alone goes. Preload lists ask for both of the wider ones, and for two years. */
const strictTransport = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const satisfies Record<StrictTransport, string>;

/** Browser features that are disabled for every script (Permissions-Policy). */
const deniedFeatures = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection
  local-fonts magnetometer microphone midi payment publickey-credentials-get serial usb xr-spatial-tracking`.split(/\s+/);

/**
 * The content security policy. `inline`: the hashes (`sha256-…`) of the few inline scripts and styles that the build found; the
 * vendor's hosts are let in only where the school has set an analytics ID, and each script that makes an address of a script has a
 * Trusted Types policy by its own name.
 */
export function contentSecurityPolicy(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  { analytics, offline }: { analytics: boolean; offline: boolean },
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
    // Where no copies are kept too: the worker that takes them back is an update of the one before, for which a browser may ask the policy of
    // the page. There no page can bring a worker all the same, since no Trusted Types policy names its script.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[analytics && 'analytics', offline && 'offline'].filter(Boolean).join(' ') || "'none'"}`,
  ].join('; ');
}

/** Input of the rules. */
export interface SiteHeaders {
  policy: string;
  reach: StrictTransport;
  /** Paths of scripts, style sheets and fonts. */
  assets: readonly string[];
}

/**
 * All header rules of the site. Assets have a rule each: a host that is given `_headers` alone applies a rule for their folder to the 404
 * page that answers for an unknown address there too, and a style that is gone would be kept as gone for a year. (On Cloudflare the Worker
 * sees to it, for pictures and films too.) What editors add has none of its own, since a host reads a hundred rules: every host knows by
 * its ending that a calendar file is one.
 */
export function headerRules({ policy, reach, assets }: SiteHeaders): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': strictTransport[reach],
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...askAgain,
      },
    },
    ...assets.map((path) => ({ path, headers: { ...plainFile, ...forever } })),
    { path: '/pictures/*', headers: forever },
    { path: '/films/*', headers: forever },
    // Some servers don't know this file extension.
    { path: '/favicon.ico', headers: { 'Content-Type': 'image/x-icon' } },
    // Other sites and messengers embed these cards.
    { path: '/social/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ];
}

/** Merges the headers of all rules that match a path; later rules override earlier ones. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fits = (pattern: string) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
  const all: HeaderRule['headers'] = Object.assign({}, ...rules.filter((rule) => fits(rule.path)).map((rule) => rule.headers));
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null));
}
