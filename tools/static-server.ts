/** Serves a built site on 127.0.0.1 with the same headers, redirects and 404 page as the hosts. Used by `npm start` and the browser tests. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { canonicalPath, notFoundPath } from '../publish/canonical-path.ts';
import { headersFor } from '../publish/headers.ts';
import { parseHeadersFile } from '../publish/host-files.ts';
import { contentType } from '../publish/media-types.ts';
import { redirectRules } from '../publish/redirects.ts';

interface Options {
  folder: string;
  /** 0 picks a free port. */
  port: number;
}

/**
 * Starts the server. Reads files on each request, so that a new build is served without a restart. Throws if the folder contains no built site
 * or the port is not available.
 */
export async function startServer({ folder, port }: Options): Promise<{ server: Server; url: string }> {
  for (const file of ['_headers', 'index.html', '404.html']) {
    if (!existsSync(join(folder, file))) throw new Error(`There is no built site in ${folder}: run 'npm run build' first.`);
  }
  // `dev` looks files up on each request.
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const server = createServer((request, response) => {
    try {
      handleRequest(folder, serveFile, request, response);
    } catch {
      // A file is missing while a new build replaces the old one.
      response.destroy();
    }
  });
  await listen(server, port);
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

function handleRequest(folder: string, serveFile: RequestHandler, request: IncomingMessage, response: ServerResponse): void {
  const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  const [, path = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
  /** Sends a redirect, an error or the 404 page, with the headers of a page. */
  const respond = (status: number, headers: OutgoingHttpHeaders, body?: Buffer) => {
    response.writeHead(status, { ...headersFor(rules, notFoundPath), ...headers }).end(body);
  };
  const respondNotFound = () => {
    const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(join(folder, '404.html.br'));
    const body = readFileSync(join(folder, isBrotli ? '404.html.br' : '404.html'));
    const encoding: OutgoingHttpHeaders = isBrotli ? { 'Content-Encoding': 'br' } : {};
    respond(404, { 'Content-Type': contentType(notFoundPath), 'Content-Length': body.length, ...encoding }, body);
  };

  if (request.method !== 'GET' && request.method !== 'HEAD') return void respond(405, { Allow: 'GET, HEAD' });
  const target = redirectTarget(folder, path);
  if (target) return void respond(301, { Location: target + query });
  if (isPrivate(path)) return void respondNotFound();
  // sirv misreads other ranges. Sending the whole file is allowed (RFC 9110, 14.2).
  if (!/^bytes=\d+-\d*$/.test(request.headers.range ?? '')) delete request.headers.range;
  response.setHeaders(new Map(Object.entries({ 'Content-Type': contentType(path), ...headersFor(rules, path) })));
  serveFile(request, response, respondNotFound);
}

/** Returns the target of an old address, or the canonical path of an existing page if the request has another. */
function redirectTarget(folder: string, path: string): string | undefined {
  const canonical = canonicalPath(path);
  const rule = redirectRules.find(({ from }) => from === canonical);
  if (rule || canonical === null || canonical === path) return rule?.to;
  return existsSync(join(folder, canonical === '/' ? 'index.html' : `${canonical}.html`)) ? canonical : undefined;
}

/** Host files, the 404 page and compressed copies are not served under their own names, and no file is served with a trailing slash. */
const isPrivate = (path: string): boolean => /^\/[._]|^\/404(\.html)?$|\.(br|gz)$|.\/$/.test(path);

function listen(server: Server, port: number): Promise<void> {
  const faults: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=4400 npm start`,
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
