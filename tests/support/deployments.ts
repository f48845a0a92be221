/** A site that is published anew under the eyes of a visitor: one address, one folder after the other. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorker } from '../../hosting/offline/worker.ts';
import { freePort } from '../../tools/hosts/free-port.ts';
import { startServer } from '../../tools/static-server.ts';
import { dist } from './site.ts';

export interface Deployments {
  origin: string;
  /** Publishes the folder in place of what was there. */
  publish(folder: string): Promise<void>;
  /** Has pages wait so many milliseconds for their answer, from now on; files come at once. */
  delayPages(milliseconds: number): void;
  /** Has every page be answered with an error of the host, or no more; files come. */
  failPages(fail: boolean): void;
  /** Has a captive portal answer everything in the host's place, or no more: by its own page, or leading there from pictures and from what was moved. */
  capture(on: boolean): void;
  /** Has the host lead for good from one page's address to another, from now on. */
  movePage(from: string, to: string): void;
  /**
   * Has the host's clock go so many days ahead of this device's, or behind it, from now on. A worker's own clock can't be set; what it compares is
   * the host's `Date` with it, so a device whose clock is years behind sees just this.
   */
  setClockAhead(days: number): void;
  /** Answers no more. */
  end(): Promise<void>;
}

/** An address that first serves dist/. */
export async function deployments(): Promise<Deployments> {
  const port = await freePort();
  let server: Server | null = null;
  let delay = 0;
  let failing = false;
  let captured = false;
  let daysAhead = 0;
  const moved = new Map<string, string>();
  const end = async () => {
    const old = server;
    server = null;
    old?.closeAllConnections();
    await new Promise<void>((resolve) => (old ? old.close(() => resolve()) : resolve()));
  };
  const publish = async (folder: string) => {
    await end();
    server = (await startServer({ folder, port })).server;
    troublePages(server, () => ({ delay, failing, captured, moved, daysAhead }));
  };
  const delayPages = (milliseconds: number) => {
    delay = milliseconds;
  };
  const failPages = (fail: boolean) => {
    failing = fail;
  };
  const capture = (on: boolean) => {
    captured = on;
  };
  const movePage = (from: string, to: string) => {
    moved.set(from, to);
  };
  const setClockAhead = (days: number) => {
    daysAhead = days;
  };
  await publish(dist);
  return { origin: `http://127.0.0.1:${port}`, publish, end, delayPages, failPages, capture, movePage, setClockAhead };
}

interface Trouble {
  delay: number;
  failing: boolean;
  captured: boolean;
  moved: ReadonlyMap<string, string>;
  daysAhead: number;
}

/** Has a server answer later where it is asked for a page, or with an error, another day's date, or lead elsewhere, as `trouble` says at that moment. */
function troublePages(server: Server, trouble: () => Trouble): void {
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const { delay, failing, captured, moved, daysAhead } = trouble();
    if (daysAhead) response.setHeader('date', new Date(Date.now() + daysAhead * 86_400_000).toUTCString());
    if (captured && (path.startsWith('/pictures/') || moved.has(path)))
      return void response.writeHead(302, { location: '/log-in' }).end();
    if (captured)
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Log in</title><h1>Log in</h1>');
    if (/\.(?!html$)\w+$/.test(path)) return answer?.(request, response);
    const target = moved.get(path);
    if (failing) response.writeHead(503, { 'content-type': 'text/plain' }).end('Out of order');
    // No browser may keep it for the next test: the port may come again.
    else if (target) setTimeout(() => response.writeHead(301, { location: target, 'cache-control': 'no-store' }).end(), delay);
    else setTimeout(() => answer?.(request, response), delay);
  });
}

/** The folders that changedSite made, until a test's end takes them away. */
const made: string[] = [];

/** Takes away what changedSite made: once nothing is served any more, since a page may still ask for a file. */
export async function removeChangedSites(): Promise<void> {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** A copy of dist/ with changed files, its worker made anew; `copies: false` has the worker that takes everything back. */
export async function changedSite(
  change: (
    read: (file: string) => Promise<string>,
    write: (file: string, text: string) => Promise<void>,
    folder: string,
  ) => Promise<void>,
  { copies }: { copies: boolean } = { copies: true },
): Promise<{ folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-'));
  // The compressed copies would be served in place of what is changed.
  await cp(dist, folder, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
  await change(
    (file) => readFile(join(folder, file), 'utf8'),
    (file, text) => writeFile(join(folder, file), text),
    folder,
  );
  await writeWorker(folder, { on: copies });
  made.push(folder);
  return { folder };
}
