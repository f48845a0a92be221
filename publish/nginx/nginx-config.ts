/** The site as a part of nginx's configuration: made from the same headers and redirects that every other host sends. */

import { canonicalPathPattern, notFoundPath } from '../canonical-path.ts';
import type { HeaderRule } from '../headers.ts';
import { mediaTypes, textTypes } from '../media-types.ts';
import type { Redirect } from '../redirects.ts';

/** The configuration's name within the built site. Like all names that begin with `_`, no host serves it. */
export const nginxFile = '_nginx.conf';

interface Place {
  /** nginx's `listen` value: `8080`, `127.0.0.1:4440`. */
  listen: string;
  /** The folder of the built site. */
  root: string;
}

interface Site {
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Paths of all pages. */
  pages: readonly string[];
}

/**
 * The text of a file for `conf.d/`: the maps and one server. A header of nginx's is set for a whole server or replaces all of
 * them in one place, so each is one `map` from the path to its value. `brotli_static` needs Debian's libnginx-mod-http-brotli-static.
 */
export function nginxConfig({ rules, redirects, pages }: Site, { listen, root }: Place): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter((name) => name !== 'Content-Type');
  return [
    '# Made by publish/nginx/nginx-config.ts from publish/headers.ts and publish/redirects.ts with every build. Changes belong there.',
    ...sentPath,
    ...redirectMaps(redirects, pages),
    'map $status $allowed { volatile; default ""; 405 "GET, HEAD"; }',
    ...names.map((name) => headerMap(name, rules)),
    'server {',
    ...[
      `listen ${listen};`,
      `root ${quoted(root)};`,
      'server_tokens off;',
      'absolute_redirect off;',
      'charset utf-8;',
      `charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};`,
      `types { ${Object.entries(mediaTypes)
        .map(([ending, type]) => `${type} ${ending};`)
        .join(' ')} }`,
      'brotli_static on;',
      'gzip_static on;',
      // Behind a proxy or a CDN too: nginx gives gzip neither to HTTP/1.0, which its own proxies speak, nor to what has come by way of another.
      'gzip_http_version 1.0;',
      'gzip_proxied any;',
      'gzip_vary on;',
      'error_page 404 @missing;',
      ...names.map((name) => `add_header ${name} ${variable(name)} always;`),
      'add_header Allow $allowed always;',
      '',
      ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
      ...rules.filter(({ headers }) => headers['Content-Type']).map(typedFile),
      '',
      ...places,
    ].map((line) => line && `    ${line}`),
    '}',
    '',
  ].join('\n');
}

/** nginx merges double slashes before it matches a file. */
const notDoubled = 'if ($request_uri ~ ^[^?]*//) { return 404; }';

const places = [
  `location = / { ${notDoubled} try_files /index.html =404; }`,
  '# What is for hosts, the page for what is not there, the compressed copies by their own names, and hidden files but those that certbot puts there.',
  'location ~ (^/_|^/404(\\.html)?/?$|/\\.(?!well-known/)|\\.(br|gz)$) { return 404; }',
  '# Pages are only served at their canonical paths.',
  'location ~ (^/index|\\.html)$ { return 404; }',
  `location ~ ^(/[A-Za-z0-9_-]+)+$ { ${notDoubled} try_files $uri $uri.html =404; }`,
  'location / { try_files $uri =404; }',
  '# Redirects to the canonical path (publish/canonical-path.ts), or the 404 page.',
  'location @missing { if ($redirect_target) { return 301 $redirect_target$is_args$args; } try_files /404.html =404; }',
];

/** Maps that set `$redirect_target` to the canonical path of a page, or leave it empty. */
function redirectMaps(redirects: readonly Redirect[], pages: readonly string[]): string[] {
  const targets = new Map(pages.filter((page) => page !== notFoundPath).map((page) => [page, page]));
  for (const { from, to } of redirects) targets.set(from, to);
  return [
    `map $uri $canonical_path { volatile; default "none"; ${quoted(`~*${canonicalPathPattern}`)} "$1"; }`,
    'map $canonical_path $redirect_target {',
    '    volatile;',
    '    default "";',
    // Patterns rather than strings, which would need a larger map_hash_bucket_size.
    ...[...targets].map(([from, to]) => (from === '/' ? '    "" /;' : `    "~*^${from}$" ${to};`)),
    '}',
  ];
}

/**
 * Whose headers an answer has: a file's own where the file is sent, a page's for all else, so that nobody keeps for a year that an address
 * leads on. A part that begins beyond a file's end is refused after the headers were set: they are there, and a second set is not sent.
 */
const sentPath = [
  'map $status $sent_path {',
  '    volatile;',
  '    default "/404";',
  ...[200, 206, 304].map((status) => `    ${status} $uri;`),
  '    416 "";',
  '}',
];

/** A header with its default value and its exceptions. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules
    .filter(({ headers }) => headers[name] !== undefined)
    .map(({ path, headers }) => `    ${pattern(path)} ${quoted(headers[name] ?? '')};`);
  // A header of nothing is not sent.
  // nginx takes the first pattern that fits, and a later rule goes before an earlier one.
  const [all, ...others] = lines;
  const ordered = all?.trimStart().startsWith('default ') ? [all, ...others.reverse()] : ['    default "";', ...lines.reverse()];
  return [`map $sent_path ${variable(name)} {`, '    volatile;', ...ordered, '    "" "";', '}'].join('\n');
}

/** Files whose type can't be derived from the extension. */
function typedFile({ path, headers }: HeaderRule): string {
  return `location = ${path} { types { } default_type ${quoted(headers['Content-Type'] ?? '')}; try_files $uri =404; }`;
}

const variable = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`;
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** Converts a rule's path to a pattern for `map`. Throws if `map` could misread it. */
function pattern(path: string): string {
  if (path === '/*') return 'default';
  if (!/^\/[\w./-]*\*?$/.test(path)) throw new Error(`The header rule for '${path}' can't be written for nginx.`);
  // A pattern for a single path too: long names would need more room for nginx's table than it has by itself.
  return `~^${path.replaceAll('.', '\\.')}${path.endsWith('*') ? '' : '$'}`.replace('*', '');
}
