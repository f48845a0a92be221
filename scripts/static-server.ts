import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { headersFor } from '../deploy/headers.ts';
import { readHeadersFile } from '../deploy/host-files.ts';
import { redirectRules } from '../deploy/redirects.ts';
import { visiblePath } from '../src/lib/routes.ts';
import { type Headers, sendFile, sendPage } from './serving/send.ts';
import { readSiteFiles } from './serving/site-files.ts';

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
  const files = await readSiteFiles(folder);
  const notFound = files.get('/404.html');
  if (!notFound || !files.has('/index.html')) throw new Error(`The site in ${folder} lacks its first page or its 404 page.`);
  // What is no file of the site, and what is said in place of one, goes out as a page does: nobody keeps it.
  const page = headersFor(rules, '/404');

  const server = createServer((request, response) => {
    const path = safePath(request.url);
    if (path === null) return say(response, 400, page, 'Bad request');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return say(response, 405, { ...page, Allow: 'GET, HEAD' }, 'Method not allowed');
    }
    const target = redirectOf(path);
    if (target) return say(response, 301, { ...page, Location: target + (request.url?.match(/\?.*/)?.[0] ?? '') }, '');
    const file = isPrivate(path) ? undefined : (files.get(path) ?? files.get(path === '/' ? '/index.html' : `${path}.html`));
    if (file) sendFile(request, response, file, { own: headersFor(rules, path), page });
    else sendPage(request, response, notFound, { status: 404, headers: page });
  });
  await listen(server, port);
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
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

/** Files for the host, the compressed copies by their own names, and hidden files but those that certbot puts into /.well-known/. */
function isPrivate(path: string): boolean {
  return /^\/_(headers|redirects)$|\/\.(?!well-known\/)|\.(br|gz)$/.test(path);
}

function say(response: ServerResponse, status: number, headers: Headers, text: string): void {
  response.writeHead(status, headers).end(text);
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
