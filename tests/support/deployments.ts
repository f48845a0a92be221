/** A site that is published anew under the eyes of a visitor: one address, one folder after the other. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorker } from '../../deploy/offline/worker.ts';
import { freePort } from '../../scripts/hosts/free-port.ts';
import { startServer } from '../../scripts/static-server.ts';
import { dist } from './site.ts';

export interface Deployments {
  origin: string;
  /** Publishes the folder in place of what was there. */
  publish(folder: string): Promise<void>;
  /** Has pages wait so many milliseconds for their answer, from now on; files come at once. */
  delayPages(milliseconds: number): void;
  /** Answers no more. */
  end(): Promise<void>;
}

/** An address that first serves dist/. */
export async function deployments(): Promise<Deployments> {
  const port = await freePort();
  let server: Server | null = null;
  let delay = 0;
  const end = async () => {
    const old = server;
    server = null;
    old?.closeAllConnections();
    await new Promise<void>((resolve) => (old ? old.close(() => resolve()) : resolve()));
  };
  const publish = async (folder: string) => {
    await end();
    server = (await startServer({ folder, port })).server;
    delayAnswers(server, (path) => (/\.\w+$/.test(path) ? 0 : delay));
  };
  const delayPages = (milliseconds: number) => {
    delay = milliseconds;
  };
  await publish(dist);
  return { origin: `http://127.0.0.1:${port}`, publish, end, delayPages };
}

/** Has a server answer later, each path by as many milliseconds as `delayOf` says. */
function delayAnswers(server: Server, delayOf: (path: string) => number): void {
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    setTimeout(() => answer?.(request, response), delayOf(request.url?.split('?')[0] ?? '/'));
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
