import { access, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor } from '../deploy/headers.ts';
import { readHeadersFile } from '../deploy/host-files.ts';
import { redirectRules } from '../deploy/redirects.ts';
import { visiblePath } from '../src/lib/routes.ts';

interface Options {
  folder: string;
  /** 0 takes any free port. */
  port: number;
}

/**
 * A server for a built site on 127.0.0.1 with what the hosts give: clean addresses, Brotli and gzip, ranges, redirects, the 404 page
 * and the headers of `_headers`. Throws when the folder holds no built site and when the port is busy.
 */
export async function startServer({ folder, port }: Options): Promise<{ server: Server; url: string }> {
  const rules = readHeadersFile(
    await readFile(join(folder, '_headers'), 'utf8').catch(() => {
      throw new Error(`There is no built site in ${folder}: run 'npm run build' first.`);
    }),
  );
  const notFound = await readNotFound(folder, headersFor(rules, '/404'));
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'], ignores: false, dotfiles: false });

  const server = createServer((request, response) => {
    const path = safePath(request.url);
    const refused = path === null || (request.method !== 'GET' && request.method !== 'HEAD');
    setHeaders(response, refused ? notFound.headers : headersFor(rules, path));
    if (path === null) return end(response, 400, 'Bad request');
    if (refused) {
      response.setHeader('Allow', 'GET, HEAD');
      return end(response, 405, 'Method not allowed');
    }
    const target = redirectOf(path);
    if (target) {
      response.setHeader('Location', target + (request.url?.match(/\?.*/)?.[0] ?? ''));
      return end(response, 301, '');
    }
    if (isPrivate(path)) return sendNotFound(request, response, notFound);
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    files(request, response, () => sendNotFound(request, response, notFound));
  });
  await access(join(folder, 'index.html'));
  await listen(server, port);
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/**
 * Whether a part of a file is asked for in the one form that sirv answers rightly, `bytes=5-` or `bytes=5-9`. It counts `-500` from the
 * wrong end, takes `0-0` for everything and throws at `9-5`. Without a range the whole file is sent, which HTTP allows (RFC 9110, 14.2).
 */
function isPlainRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return first !== undefined && (!last || (Number(last) > 0 && Number(last) >= Number(first)));
}

/** The path of a request, decoded; null when it can't be, or would climb out of the folder. */
function safePath(url = '/'): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
    return path.startsWith('/') && !/\0|\\|(^|\/)\.\.(\/|$)/.test(path) ? path : null;
  } catch {
    return null;
  }
}

/** Where a path permanently leads, in one step: an old address, one with slashes too much or with its file's ending. */
function redirectOf(path: string): string | null {
  // A doubled slash at the start would make a foreign host of what follows it.
  const single = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const clean = single === '/index' ? '/' : visiblePath(single);
  const rule = redirectRules.find(({ from }) => from === clean);
  if (rule) return rule.to;
  return clean !== path ? encodeURI(clean || '/') : null;
}

/** Files for the host, the compressed copies by their own names, and hidden files, which sirv gives where they lie in /.well-known/. */
function isPrivate(path: string): boolean {
  return /^\/_(headers|redirects)$|\/\.(?!well-known\/)|\.(br|gz)$/.test(path);
}

interface NotFound {
  headers: Readonly<Record<string, string>>;
  page: Buffer;
  /** Its compressed copies, the smallest first. A site that was only built, and not compressed, has none. */
  copies: readonly { encoding: string; bytes: Buffer }[];
}

async function readNotFound(folder: string, headers: NotFound['headers']): Promise<NotFound> {
  const file = join(folder, '404.html');
  const copy = async (encoding: string, ending: string) => {
    const bytes = await readFile(file + ending).catch(() => null);
    return bytes ? [{ encoding, bytes }] : [];
  };
  return { headers, page: await readFile(file), copies: [...(await copy('br', '.br')), ...(await copy('gzip', '.gz'))] };
}

/** Answers with the page that helps, and its headers in place of those of the path. */
function sendNotFound(request: IncomingMessage, response: ServerResponse, { page, headers, copies }: NotFound): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  setHeaders(response, headers);
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.setHeader('Vary', 'Accept-Encoding');
  // As sirv reads it of the pages that are there.
  const accepted = request.headers['accept-encoding'] ?? '';
  const copy = copies.find(({ encoding }) => accepted.includes(encoding));
  if (copy) response.setHeader('Content-Encoding', copy.encoding);
  response.statusCode = 404;
  response.end(request.method === 'HEAD' ? undefined : (copy?.bytes ?? page));
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function end(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.end(text);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=4400 npm start`)
          : error,
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}
