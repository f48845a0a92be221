/** Writes nginx's configuration of the site from the headers and redirects that all hosts share. */
import { canonicalPathPattern, notFoundPath } from '../canonical-path.ts';
import type { HeaderRule } from '../headers.ts';
import { mediaTypes, textTypes } from '../media-types.ts';
import type { Redirect } from '../redirects.ts';

/** File name of the configuration in the built site. No host serves names that begin with `_`. */
export const nginxFile = '_nginx.conf';

interface Server {
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
 * Returns the text of a file for `conf.d/` with the maps and one server. An `add_header` in a location replaces all headers of the server, so
 * each header is one `map` from the path to its value. `brotli_static` needs Debian's libnginx-mod-http-brotli-static.
 */
export function nginxConfig({ rules, redirects, pages }: Site, { listen, root }: Server): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter((name) => name !== 'Content-Type');
  return [
    '# Written by every build (publish/nginx/nginx-config.ts) from publish/headers.ts and publish/redirects.ts. Edit those files instead.',
    ...sentPathMap,
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
        .map(([extension, type]) => `${type} ${extension};`)
        .join(' ')} }`,
      'brotli_static on;',
      'gzip_static on;',
      // For proxies and CDNs: by default nginx sends no gzip to HTTP/1.0 clients, such as its own proxy module, nor to proxied requests.
      'gzip_http_version 1.0;',
      'gzip_proxied any;',
      'gzip_vary on;',
      'error_page 404 @missing;',
      ...names.map((name) => `add_header ${name} ${variable(name)} always;`),
      'add_header Allow $allowed always;',
      '',
      ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
      ...rules.filter(({ headers }) => headers['Content-Type']).map(typedFileLocation),
      '',
      ...locations,
    ].map((line) => line && `    ${line}`),
    '}',
    '',
  ].join('\n');
}

/** nginx merges double slashes before it looks up a file, so they are rejected by the original request URI. */
const rejectDoubleSlashes = 'if ($request_uri ~ ^[^?]*//) { return 404; }';

const locations = [
  `location = / { ${rejectDoubleSlashes} try_files /index.html =404; }`,
  '# Never served: files for hosts, the 404 page, compressed copies under their own names, and hidden files except /.well-known/ (certbot).',
  'location ~ (^/_|^/404(\\.html)?/?$|/\\.(?!well-known/)|\\.(br|gz)$) { return 404; }',
  '# Pages are only served at their canonical paths.',
  'location ~ (^/index|\\.html)$ { return 404; }',
  `location ~ ^(/[A-Za-z0-9_-]+)+$ { ${rejectDoubleSlashes} try_files $uri $uri.html =404; }`,
  'location / { try_files $uri =404; }',
  '# Redirects to the canonical path (publish/canonical-path.ts), or the 404 page.',
  'location @missing { if ($redirect_target) { return 301 $redirect_target$is_args$args; } try_files /404.html =404; }',
];

/** Returns maps that set `$redirect_target` to the canonical path of a page, or to an empty string. */
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
 * Sets `$sent_path`, which selects the headers of a response: those of the file if it is sent, otherwise those of the 404 page, so that browsers
 * don't cache errors and redirects for a year. nginx sets 416 after it has added the headers of the file, so no second set is added.
 */
const sentPathMap = [
  'map $status $sent_path {',
  '    volatile;',
  '    default "/404";',
  ...[200, 206, 304].map((status) => `    ${status} $uri;`),
  '    416 "";',
  '}',
];

/** Returns the map of a header from the sent path to its value. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules
    .filter(({ headers }) => headers[name] !== undefined)
    .map(({ path, headers }) => `    ${pattern(path)} ${quoted(headers[name] ?? '')};`);
  // nginx does not send a header with an empty value. It uses the first pattern that matches, and later rules override earlier ones.
  const [first, ...rest] = lines;
  const ordered = first?.trimStart().startsWith('default ')
    ? [first, ...rest.reverse()]
    : ['    default "";', ...lines.reverse()];
  return [`map $sent_path ${variable(name)} {`, '    volatile;', ...ordered, '    "" "";', '}'].join('\n');
}

/** Returns the location of a file whose type nginx can't derive from the extension. */
function typedFileLocation({ path, headers }: HeaderRule): string {
  return `location = ${path} { types { } default_type ${quoted(headers['Content-Type'] ?? '')}; try_files $uri =404; }`;
}

const variable = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`;
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** Converts a rule's path to a pattern for `map`. Throws if `map` could misread it. */
function pattern(path: string): string {
  if (path === '/*') return 'default';
  if (!/^\/[\w./-]*\*?$/.test(path))
    throw new Error(`The header rule for '${path}' can't be written for nginx: change its path in publish/headers.ts.`);
  // A single path is a pattern too: as strings, long names would exceed the default map_hash_bucket_size.
  return `~^${path.replaceAll('.', '\\.')}${path.endsWith('*') ? '' : '$'}`.replace('*', '');
}
