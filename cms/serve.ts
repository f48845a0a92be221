/**
 * Serves the CMS on this machine: its pages, the content as it stands, and Decap's server for files, which runs as a process of its own. Only
 * this machine and only pages of the CMS can write, and only content and masters of pictures.
 */
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';
import { renditionStores } from '#model/renditions.ts';
import { makePictures } from '../media/encoders/pictures.ts';
import { inProject } from '../publish/project.ts';
import { contentSnapshot } from './build.ts';

const host = '127.0.0.1';
const entry = /^src\/content\/([a-z0-9-]+\/)?[a-z0-9-]+\.yaml$/;
const picture = /^(?:src\/content\/pictures|media\/masters)\/([a-z0-9-]+)\.(?:yaml|jpg)$/;
const readable = /^src\/content(\/|$)/;

/** Starts the CMS that was built into `folder` on a port, and Decap's server on the next. That one ends with this process. */
export async function serveCms(folder: string, port: number): Promise<void> {
  startFileServer(port + 1);
  // Thumbnails and previews show the site's own pictures, which lie in folders called pictures/.
  const pictures = Object.values(renditionStores).map((store) => dirname(inProject(store.folder)));
  const folders = [folder, ...pictures].map((one) => sirv(one, { dev: true }));
  const origin = `http://${host}:${port}`;
  const server = createServer((request, response) => {
    // A page elsewhere could reach this server under a name of its own (DNS rebinding).
    if (request.headers.host !== `${host}:${port}` || (request.headers.origin ?? origin) !== origin)
      return void response.writeHead(403).end('This CMS is for this computer alone.');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    const path = request.url?.split('?')[0];
    if (path === '/api/v1' && request.method === 'POST') return void forward(request, response, port + 1);
    if (path === '/files.json') return answer(response, 200, contentSnapshot());
    const notFound = () => void response.writeHead(404).end();
    folders.reduceRight<() => void>((next, serve) => () => serve(request, response, next), notFound)();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function startFileServer(port: number): void {
  const child = spawn(process.execPath, [inProject('cms/decap/node_modules/decap-server/dist/index.js')], {
    cwd: inProject('cms/decap'),
    env: { ...process.env, PORT: String(port), BIND_HOST: host, MODE: 'fs', GIT_REPO_DIRECTORY: inProject(), LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
}

const answer = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Hands a request to Decap's server when every file in it is one that the CMS is for. */
async function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  try {
    const asked = (await json(request)) as { action: string; params?: object };
    // The masters are hundreds of megabytes; pictures are chosen by their entries.
    if (asked.action === 'getMedia') return answer(response, 200, []);
    const writes = /^(persist|delete)/.test(asked.action);
    const paths = pathsIn(asked.params);
    const isOurs = (path: string) => (writes ? entry.test(path) || picture.test(path) : readable.test(path)) && !isLink(path);
    const stray = paths.find((path) => !isOurs(path));
    if (stray !== undefined) return answer(response, 403, { error: `${stray} is not a file of the content.` });
    const send = async () => {
      const headers = { 'Content-Type': 'application/json' };
      const got = await fetch(`http://${host}:${port}/api/v1`, { method: 'POST', body: JSON.stringify(asked), headers });
      return { status: got.status, body: await got.json() };
    };
    const { status, body } = writes && paths.some((path) => picture.test(path)) ? await withPictures(paths, send) : await send();
    answer(response, status, body);
  } catch (error) {
    answer(response, 500, { error: error instanceof Error ? error.message : String(error) });
  }
}

/** Writes a picture, or deletes it, and makes its files. Where they can't be made, everything is put back. */
async function withPictures<Answer>(paths: readonly string[], write: () => Promise<Answer>): Promise<Answer> {
  const masters = paths.map((path) => path.replace(picture, 'media/masters/$1.jpg'));
  const before = [...paths, ...masters]
    .map((path) => inProject(path))
    .map((file) => ({ file, bytes: existsSync(file) && readFileSync(file) }));
  try {
    const written = await write();
    for (const [index, path] of paths.entries())
      if (!existsSync(inProject(path))) rmSync(inProject(masters[index]), { force: true });
    await makePictures(inProject(), { report: console.log });
    return written;
  } catch (error) {
    for (const { file, bytes } of before) bytes ? writeFileSync(file, bytes) : rmSync(file, { force: true });
    throw error;
  }
}

/** Every path in a request's parameters. */
function pathsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^(path|paths|newPath|folder)$/.test(name) && value !== '' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part, Array.isArray(value) ? name : key));
}

/** Whether a file or a folder above it is a link, which could lead out of the project. */
const isLink = (path: string): boolean =>
  path !== '.' && (lstatSync(inProject(path), { throwIfNoEntry: false })?.isSymbolicLink() || isLink(dirname(path)));
