/** Requests that no browser would send: paths and headers bent in every way that has opened a server somewhere. */
import type { Chance } from './chance.ts';
import { filmRequest } from './film-requests.ts';
import type { Seeds } from './judge.ts';

export interface OddRequest {
  method: string;
  path: string;
  /** Lines as they go over the wire, without line ends. */
  headers: string[];
}

const outside = [
  '/etc/passwd',
  '/package.json',
  '/package-lock.json',
  '/.git/config',
  '/_headers',
  '/_redirects',
  '/.assetsignore',
  '/.env',
];
const climbs = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '%c0%ae%c0%ae/',
  '..;/',
  './',
  '.%2f',
  '....//',
];
const foreign = [
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '///evil.example',
  'https://evil.example',
  '/@evil.example',
];
const scraps = [
  '%00',
  '%0d%0aX-Odd:%201',
  '%0a',
  '%09',
  '%ff',
  '%',
  '%zz',
  '%e0%a4',
  ';',
  '|',
  '"',
  '<script>',
  '\u0001',
  '\u007f',
  '\u00e9',
  ' ',
  '+',
  '*',
  '~',
  '{{7*7}}',
];
const endings = [
  '/',
  '//',
  '.html',
  '.html/',
  '.br',
  '.gz',
  '.html.br',
  '.map',
  '~',
  '.bak',
  '%20',
  '?',
  '?/../',
  '#',
  '?a=%0d%0a',
  '%3f',
  '/index.html',
  '/.',
];
const methods = [...Array<string>(12).fill('GET'), 'HEAD', 'HEAD', 'POST', 'OPTIONS', 'DELETE'];
const names = [...Array<string>(12).fill('127.0.0.1'), 'localhost', 'evil.example', 'a'.repeat(300)];

/** One odd request, made from an address of the site. One of eight asks for a part of a film. */
export function oddRequest(chance: Chance, seeds: Seeds): OddRequest {
  if (chance.below(8) === 0) {
    const { method, path, headers } = filmRequest(chance, chance.pick(seeds.films));
    return { method, path, headers: [...oddHeaders(chance, 1), ...headers] };
  }
  const method = chance.pick(methods);
  return { method, path: oddPath(chance, seeds), headers: oddHeaders(chance, 3) };
}

/** Where a request begins, before it is bent. Pictures are many beside all else, so each kind of page and of file is drawn by itself. */
export function seedOf(chance: Chance, { pages, files }: Seeds): string {
  const kind = chance.below(8);
  return chance.pick(kind < 2 ? outside : kind < 5 ? pages : chance.pick(files));
}

function oddPath(chance: Chance, seeds: Seeds): string {
  let path = seedOf(chance, seeds);
  for (let bends = chance.below(3); bends >= 0; bends -= 1) path = bent(chance, path);
  // A first line with a blank or a line end would be another request.
  return path.replace(/[ \r\n]/g, '%20');
}

function bent(chance: Chance, path: string): string {
  const at = chance.below(path.length + 1);
  const within = (text: string) => path.slice(0, at) + text + path.slice(at);
  switch (chance.below(9)) {
    case 0:
      return `/${chance.pick(climbs).repeat(1 + chance.below(8))}${path.replace(/^\//, '')}`;
    case 1:
      return within(chance.pick(climbs));
    case 2:
      return chance.pick(foreign) + (path.startsWith('/') ? path : `/${path}`);
    case 3:
      return within(chance.pick(scraps));
    case 4:
      return path + chance.pick(endings);
    case 5:
      return path.replaceAll('/', chance.pick(['//', '/./', '%2f', '\\']));
    case 6:
      // Every second one is a letter after all.
      return within(`%${(chance.below(2) ? 0x2d + chance.below(0x50) : chance.below(256)).toString(16).padStart(2, '0')}`);
    case 7:
      return chance.below(10) === 0
        ? within(chance.pick(['a', '../', '%2e', '/']).repeat(1000 + chance.below(6000)))
        : path.toUpperCase();
    default:
      return [...path].map((letter) => (chance.below(5) === 0 ? `%${letter.charCodeAt(0).toString(16)}` : letter)).join('');
  }
}

/** The headers that every request has, and up to so many more, of which each may be wrong. */
function oddHeaders(chance: Chance, most: number): string[] {
  const host = chance.pick(names);
  const lines = [`Host: ${host}`, 'Connection: close'];
  for (let more = chance.below(most + 1); more > 0; more -= 1) lines.push(oddHeader(chance));
  return lines;
}

function oddHeader(chance: Chance): string {
  // Within a page, a picture or a film.
  const most = chance.pick([100, 1e4, 9e6]);
  const range = () => `${chance.below(2) ? chance.below(most) : ''}-${chance.below(2) ? chance.below(most) : ''}`;
  switch (chance.below(9)) {
    case 0:
      return `X-Forwarded-Host: ${chance.pick(['evil.example', 'evil.example, a', '"'])}`;
    case 1:
      return `${chance.pick(['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Prefix', 'X-Forwarded-Proto'])}: ${chance.pick(['/etc/passwd', '//evil.example', 'gopher'])}`;
    case 2:
      return `Range: bytes=${[range(), range()].slice(chance.below(2)).join(',')}`;
    case 3:
      return `Accept-Encoding: ${chance.pick(['br', 'gzip', 'br;q=0, gzip', '*', 'identity;q=0', 'zstd', 'gzip, br, , ;', 'a'.repeat(500)])}`;
    case 4:
      return `If-None-Match: ${chance.pick(['*', '"', 'W/"1"', '"a", "b"', 'x'.repeat(400)])}`;
    case 5:
      return `If-Modified-Since: ${chance.pick(['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', '-1'])}`;
    case 6:
      return `Cookie: ${chance.pick(['a=b', '='.repeat(200), `x=${'y'.repeat(3000)}`])}`;
    case 7:
      return `X-Odd: ${chance.pick(['\u0001', '\u007f', '\u00ff\u00fe', "' or 1=1 --", '$%{jndi:ldap://evil.example}', '() { :; }; echo'])}`;
    default:
      return chance.pick([
        'Upgrade: websocket',
        'Expect: 100-continue',
        'Content-Length: 0',
        'TE: trailers',
        'Referer: //evil.example',
        'Accept: ../../x',
      ]);
  }
}
