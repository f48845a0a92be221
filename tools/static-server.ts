import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type HeaderRule, headersFor } from '../hosting/headers.ts';
import { readHeadersFile } from '../hosting/host-files.ts';
import { redirectRules } from '../hosting/redirects.ts';
import { type Headers, sendFile, sendPage } from './serving/send.ts';
import { siteFile } from './serving/site-files.ts';

interface Options {
  folder: string;
  /** 0 takes any free port. */
  port: number;
}

/**
 * A server for a built site on 127.0.0.1 with what the hosts give: clean addresses, Brotli and gzip, ranges, redirects, the 404 page
 * and the headers of `_headers`. It keeps nothing of the site, which may be built anew beside it. Throws when the folder holds no built site
 * and when it can't have the port.
 */
export async function startServer({ folder, port }: Options): Promise<{ server: Server; url: string }> {
  await readRules(folder).catch(() => {
    throw new Error(`There is no built site in ${folder}: run 'npm run build' first.`);
  });
  for (const page of ['/index.html', '/404.html']) {
    if (!(await siteFile(folder, page))) throw new Error(`The site in ${folder} lacks its first page or its 404 page.`);
  }
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => {
      // What was just taken away, as while a new site is put in its place, is there again in a moment.
      if (response.headersSent) response.destroy();
      else say(response, 503, { 'Retry-After': '1' }, 'The site is being replaced');
    });
  });
  await listen(server, port);
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const rules = await readRules(folder);
  // What is no file of the site, and what is said in place of one, goes out as a page does: nobody keeps it.
  const page = headersFor(rules, '/404');
  const { path, query } = targetOf(request);
  if (path === null) return say(response, 400, page, 'Bad request');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return say(response, 405, { ...page, Allow: 'GET, HEAD' }, 'Method not allowed');
  }
  if (!isPrivate(path)) {
    const target = redirectOf(path);
    if (target) return void response.writeHead(301, { ...page, Location: target + query }).end();
    const file = (await siteFile(folder, path)) ?? (await siteFile(folder, path === '/' ? '/index.html' : `${path}.html`));
    if (file) return sendFile(request, response, file, { own: headersFor(rules, path), page });
  }
  const missing = await siteFile(folder, '/404.html');
  if (missing) await sendPage(request, response, missing, { status: 404, headers: page });
  else say(response, 404, page, 'Not found');
}

const readRules = async (folder: string): Promise<HeaderRule[]> =>
  readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));

/**
 * The path of a request, decoded, and what follows it from the question mark on. The path is null when it can't be decoded, when it would climb
 * out of the folder, and when the request names two hosts (RFC 9112, 3.2). A request as to a proxy, with its host before the path, is read too.
 */
function targetOf({ url = '/', rawHeaders }: IncomingMessage): { path: string | null; query: string } {
  const [, written = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  try {
    const path = decodeURIComponent(written || '/');
    const sound = hosts.length < 2 && path.startsWith('/') && !/\0|\\|(^|\/)\.\.(\/|$)/.test(path);
    return { path: sound ? path : null, query };
  } catch {
    return { path: null, query };
  }
}

/** Where a path permanently leads, in one step: an old address, one with slashes too much or with its file's ending. */
function redirectOf(path: string): string | null {
  // A doubled slash at the start would make a foreign host of what follows it.
  const tidied = path.replace(/\/{2,}/g, '/').replace(/(?<=[^/])(\.html)?\/?$/, '');
  const clean = tidied === '/index' ? '/' : tidied;
  const rule = redirectRules.find(({ from }) => from === clean);
  if (rule) return rule.to;
  return clean !== path ? encodeURI(clean).replace(/[?#]/g, encodeURIComponent) : null;
}

/** Files for the host, the page for what is not there, the compressed copies by their own names, and hidden files but those of certbot. */
function isPrivate(path: string): boolean {
  return /^\/_(headers|redirects)$|^\/404(\.html)?\/?$|\/\.(?!well-known\/)|\.(br|gz)$/.test(path);
}

function say(response: ServerResponse, status: number, headers: Headers, text: string): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

function listen(server: Server, port: number): Promise<void> {
  const faults: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop it, or choose another port: PORT=4400 npm start`,
    EACCES: `Port ${port} is not open to this user. Choose one from 1024 up: PORT=4400 npm start`,
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const known = faults[error.code ?? ''];
      reject(known ? new Error(known) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}
