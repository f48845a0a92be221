/**
 * Serves the CMS on this machine: its pages, the current content, and Decap's proxy server, which reads and writes files in a separate process.
 * Accepts requests only from pages of the CMS on this machine, and writes only content files and masters.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { renditionStores } from '#model/renditions.ts';
import { makePictures } from '../media/encoders/pictures.ts';
import { projectPath } from '../publish/project.ts';
import { contentSnapshot } from './build.ts';

const host = '127.0.0.1';
const contentFile = /^src\/content\/([a-z0-9-]+\/)?[a-z0-9-]+\.yaml$/;
const pictureFile = /^(?:src\/content\/pictures|media\/masters)\/([a-z0-9-]+)\.(?:yaml|jpg)$/;
const filmFile = /^media\/masters\/films\/[a-z0-9-]+\.(mp4|vtt)$/;
const readablePath = /^src\/content(\/|$)/;

/** Serves the CMS in `folder` on a port. Starts Decap's proxy server on the next port; it exits with this process. */
export async function serveCms(folder: string, port: number): Promise<void> {
  startDecapServer(port + 1);
  // Thumbnails and previews load the site's pictures from /pictures/, and films from /films/. Serve the parents of both stores' folders.
  const media = Object.values(renditionStores).map((store) => dirname(projectPath(store.folder)));
  const fileServers = [folder, ...media].map((root) => sirv(root, { dev: true }));
  const origin = `http://${host}:${port}`;
  const server = createServer((request, response) => {
    // A foreign page could reach this server under its own host name (DNS rebinding).
    if (request.headers.host !== `${host}:${port}` || (request.headers.origin ?? origin) !== origin)
      return void response.writeHead(403).end('This CMS is for this computer alone.');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
    const path = request.url?.split('?')[0];
    if (path === '/api/v1' && request.method === 'POST') return void forward(request, response, port + 1);
    if (path === '/files.json') return sendJson(response, 200, contentSnapshot());
    const notFound = () => void response.writeHead(404).end();
    fileServers.reduceRight<() => void>((next, serve) => () => serve(request, response, next), notFound)();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function startDecapServer(port: number): void {
  const child = spawn(process.execPath, [projectPath('cms/decap/node_modules/decap-server/dist/index.js')], {
    cwd: projectPath('cms/decap'),
    env: {
      ...process.env,
      PORT: String(port),
      BIND_HOST: host,
      MODE: 'fs',
      GIT_REPO_DIRECTORY: projectPath(),
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
}

const jsonHeaders = { 'Content-Type': 'application/json' };

/** Milliseconds until the headers of a response are sent, even if the films of the request are still being encoded. Decap gives up after 60 seconds. */
const maxHeaderDelay = 45_000;

/** Sends a response. If its headers have been sent already, a failure is printed and closes the connection, which Decap reports. */
function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (!response.headersSent) return void response.writeHead(status, jsonHeaders).end(JSON.stringify(body));
  if (status === 200) return void response.end(JSON.stringify(body));
  console.error(body);
  response.destroy();
}

/** Forwards a request to Decap's proxy server, or rejects it if the CMS may not read or write one of its files. */
async function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const timer = setTimeout(() => response.writeHead(200, jsonHeaders).flushHeaders(), maxHeaderDelay);
  try {
    const command = (await json(request)) as { action: string; params?: object };
    const isWrite = /^(persist|delete)/.test(command.action);
    const paths = pathsIn(command.params);
    const isAllowed = (path: string) =>
      (isWrite ? contentFile.test(path) || isMedia(path) : readablePath.test(path)) && !isLink(path);
    const rejected = paths.find((path) => !isAllowed(path));
    if (rejected !== undefined) return sendJson(response, 403, { error: `${rejected} is not a file of the content.` });
    const send = async () => {
      const init = { method: 'POST', body: JSON.stringify(command), headers: jsonHeaders };
      const result = await fetch(`http://${host}:${port}/api/v1`, init);
      return { status: result.status, body: await result.json() };
    };
    const { status, body } = isWrite && paths.some(isMedia) ? await afterOtherMedia(() => writeMedia(paths, send)) : await send();
    sendJson(response, status, body);
  } catch (error) {
    sendJson(response, 500, { error: error instanceof Error ? error.message : String(error) });
  } finally {
    clearTimeout(timer);
  }
}

const isMedia = (path: string): boolean => pictureFile.test(path) || filmFile.test(path);

let lastMediaWrite: Promise<unknown> = Promise.resolve();

/** Runs `write` once the previous write of pictures or films has ended, since all of them write the same cache. */
function afterOtherMedia<Result>(write: () => Promise<Result>): Promise<Result> {
  const result = lastMediaWrite.then(write);
  lastMediaWrite = result.catch(() => undefined);
  return result;
}

/** Writes or deletes pictures and films with `write`, then generates their files. If that fails, restores all files and throws. */
async function writeMedia<Result>(paths: readonly string[], write: () => Promise<Result>): Promise<Result> {
  const masters = paths.map((path) => path.replace(pictureFile, 'media/masters/$1.jpg'));
  const backups = [...paths, ...masters]
    .map((path) => projectPath(path))
    .map((file) => ({ file, bytes: existsSync(file) && readFileSync(file) }));
  try {
    const result = await write();
    for (const [index, path] of paths.entries())
      if (!existsSync(projectPath(path))) rmSync(projectPath(masters[index]), { force: true });
    await makePictures(projectPath(), { report: console.log });
    if (paths.some((path) => filmFile.test(path))) await encodeNewFilms();
    return result;
  } catch (error) {
    for (const { file, bytes } of backups) bytes ? writeFileSync(file, bytes) : rmSync(file, { force: true });
    // Removes the files of a refused film's poster.
    await makePictures(projectPath()).catch(() => undefined);
    throw error;
  }
}

/** Encodes new films in a separate process, since that takes a minute. Throws with the message for the editor. */
async function encodeNewFilms(): Promise<void> {
  const command = promisify(execFile)(process.execPath, [projectPath('media/encoders/media.ts'), '--new-films'], {
    cwd: projectPath(),
  });
  const { stdout } = await command.catch(({ stderr, message }) => {
    throw new Error(String(stderr || message).trim());
  });
  if (stdout) console.log(stdout.trim());
}

/** Returns every path in a request's parameters. */
function pathsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^(path|paths|newPath|folder)$/.test(name) && value !== '' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => pathsIn(child, Array.isArray(value) ? name : key));
}

/** Whether a file or one of its parent folders is a symbolic link, which could point outside the project. */
const isLink = (path: string): boolean =>
  path !== '.' && (lstatSync(projectPath(path), { throwIfNoEntry: false })?.isSymbolicLink() || isLink(dirname(path)));
