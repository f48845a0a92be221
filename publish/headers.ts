/** The HTTP headers of the site. The host files, nginx's configuration and the local server all use these rules. */
import type { StrictTransport } from '#model/settings.ts';
import { immutable, revalidate } from './cache-control.ts';

export interface HeaderRule {
  /** A path, or a prefix ending in `*`. The first rule applies to all paths; later rules add, replace or remove headers. */
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
 * Headers of scripts, style sheets and fonts. Headers that only affect pages are removed: they are 2 KB per file, which delay pictures on a slow
 * connection. The policy blocks everything if such a file is opened on its own.
 */
const assetHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': null,
  'Permissions-Policy': null,
  'Cross-Origin-Opener-Policy': null,
};

/** `Strict-Transport-Security` values by scope. Preload lists require `includeSubDomains` and two years. */
const strictTransportValues = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const satisfies Record<StrictTransport, string>;

/** Browser features that are disabled for every script (Permissions-Policy). */
const deniedFeatures = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection
  local-fonts magnetometer microphone midi payment publickey-credentials-get serial usb xr-spatial-tracking`.split(/\s+/);

/**
 * Returns the content security policy. `inline` holds the hashes (`sha256-…`) of the inline scripts and styles in the built pages. The
 * analytics vendor's hosts are allowed only if the school has set an analytics ID. Each script that creates script URLs has a Trusted Types
 * policy of its own name.
 */
export function contentSecurityPolicy(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  { analytics, offline }: { analytics: boolean; offline: boolean },
): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  const ifAnalytics = (source: string) => (analytics ? ` ${source}` : '');
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(inline.scripts)}${ifAnalytics(analyticsHosts.script)}`,
    `style-src 'self'${quoted(inline.styles)}`,
    `img-src 'self'${ifAnalytics(analyticsHosts.image)}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${ifAnalytics(analyticsHosts.connect)}`,
    "manifest-src 'self'",
    // Also needed without offline copies: the worker that deletes them is an update of the previous worker, and a browser may check the update
    // against the page's policy. No page can register a worker then, because no Trusted Types policy allows its script.
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
  strictTransport: StrictTransport;
  /** Paths of scripts, style sheets and fonts. */
  assets: readonly string[];
}

/**
 * Returns all header rules of the site. Each asset has its own rule: a host that only reads `_headers` would apply a rule for the folder to
 * 404 responses as well, and browsers would cache the missing file for a year. (On Cloudflare the Worker prevents that, also for pictures
 * and films.) Files that editors add have no rule, because Cloudflare reads at most 100; hosts know the type of a calendar file by its extension.
 */
export function headerRules({ policy, strictTransport, assets }: SiteHeaders): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': strictTransportValues[strictTransport],
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...revalidate,
      },
    },
    ...assets.map((path) => ({ path, headers: { ...assetHeaders, ...immutable } })),
    { path: '/pictures/*', headers: immutable },
    { path: '/films/*', headers: immutable },
    // Some servers don't know this file extension.
    { path: '/favicon.ico', headers: { 'Content-Type': 'image/x-icon' } },
    // Other sites and messengers embed these cards.
    { path: '/social/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ];
}

/** Merges the headers of all rules that match a path; later rules override earlier ones. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = (pattern: string) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
  const merged: HeaderRule['headers'] = Object.assign(
    {},
    ...rules.filter((rule) => matches(rule.path)).map((rule) => rule.headers),
  );
  return Object.fromEntries(Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null));
}
