/**
 * Serves the CMS on this machine: its pages, the content as it stands, and Decap's server for files, which runs as a process of its own. Only
 * this machine and only pages of the CMS can write, and only content and masters of pictures.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { inProject } from '../publish/project.ts';
import { makePictures } from '../tools/pictures.ts';
import { contentSnapshot } from './build.ts';

interface Ports {
  cms: number;
  /** Decap's server. */
  files: number;
}

const host = '127.0.0.1';
const writable = /^(src\/content\/([a-z0-9-]+\/)?[a-z0-9-]+\.yaml|media\/masters\/[a-z0-9-]+\.jpg)$/;
const readable = /^(src\/content|media\/masters)(\/|$)/;
const mostBytes = 64 * 1024 * 1024;

/** Starts the CMS that was built into `folder`. Returns the server; Decap's own ends with this process. */
export async function serveCms(folder: string, ports: Ports): Promise<Server> {
  startFileServer(ports.files);
  const pages = sirv(folder, { dev: true });
  const pictures = sirv(inProject('public'), { dev: true });
  const origin = `http://${host}:${ports.cms}`;
  const server = createServer((request, response) => {
    // A page elsewhere could reach this server under a name of its own (DNS rebinding).
    if (request.headers.host !== `${host}:${ports.cms}` || (request.headers.origin ?? origin) !== origin)
      return void response.writeHead(403).end('This CMS is for this computer alone.');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    const path = request.url?.split('?')[0] ?? '/';
    if (path === '/api/v1' && request.method === 'POST') return void forward(request, response, ports.files);
    if (path === '/files.json')
      return void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(contentSnapshot()));
    // Thumbnails and previews show the site's own pictures.
    return pages(request, response, () => pictures(request, response, () => void response.writeHead(404).end()));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.cms, host, resolve);
  });
  return server;
}

function startFileServer(port: number): ChildProcess {
  const child = spawn(process.execPath, [inProject('cms/decap/node_modules/decap-server/dist/index.js')], {
    cwd: inProject('cms/decap'),
    env: { ...process.env, PORT: String(port), BIND_HOST: host, MODE: 'fs', GIT_REPO_DIRECTORY: inProject(), LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  return child;
}

/** Hands a request to Decap's server when every file in it is one that the CMS is for. */
async function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const send = (status: number, error: string) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }));
  try {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of request) {
      size += (part as Buffer).length;
      if (size > mostBytes) return void send(413, 'The file is too large: at most 64 MB.');
      parts.push(part as Buffer);
    }
    const text = Buffer.concat(parts).toString();
    const { action, params = {} } = JSON.parse(text) as { action: string; params?: Record<string, unknown> };
    const writes = /^(persist|delete)/.test(action);
    const paths = pathsIn(params);
    const stray = paths.find((path) => !(writes ? writable : readable).test(path) || isLink(path));
    if (stray !== undefined) return void send(403, `${stray} is not a file of the content.`);
    const answer = await fetch(`http://${host}:${port}/api/v1`, {
      method: 'POST',
      body: text,
      headers: { 'Content-Type': 'application/json' },
    });
    const body = await answer.text();
    if (answer.ok && writes && paths.some((path) => path.endsWith('.jpg')))
      await makePictures(inProject(), { report: console.log });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(body);
  } catch (error) {
    send(500, error instanceof Error ? error.message : String(error));
  }
}

/** Every path in a request's parameters. */
function pathsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^(path|paths|newPath|folder|mediaFolder)$/.test(name) && value !== '' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part, Array.isArray(value) ? name : key));
}

const isLink = (path: string): boolean =>
  path
    .split('/')
    .map((_, index, parts) => inProject(join(...parts.slice(0, index + 1))))
    .some((part) => existsSync(part) && lstatSync(part).isSymbolicLink());
