/** A site that is published anew under the eyes of a visitor: one address, one folder after the other. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorker } from '../../publish/offline/worker.ts';
import { freePort } from '../../tools/hosts/programs.ts';
import { startServer } from '../../tools/static-server.ts';
import { dist, test } from './site.ts';

/** What goes wrong with the host, from the moment on that it is set. */
interface Trouble {
  /** Milliseconds that pages wait for their answer; files come at once. */
  delay: number;
  /** Every page is answered with an error of the host; files come. */
  failing: boolean;
  /** A captive portal answers everything: by its own page, or leading there from pictures and from what was moved. */
  captured: boolean;
  /** Status of the captive portal's own page. */
  portalStatus: 200 | 404 | 410;
  /** Pages whose address leads to another for good. */
  moved: Map<string, string>;
}

interface Deployments {
  origin: string;
  trouble: Trouble;
  /** Publishes the folder in place of what was there. */
  publish(folder: string): Promise<void>;
  /** Answers no more. */
  end(): Promise<void>;
}

/** An address that first serves dist/. */
async function deployments(): Promise<Deployments> {
  const port = await freePort();
  let server: Server | null = null;
  const trouble: Trouble = { delay: 0, failing: false, captured: false, portalStatus: 200, moved: new Map() };
  const end = async () => {
    const old = server;
    server = null;
    old?.closeAllConnections();
    await new Promise<void>((resolve) => (old ? old.close(() => resolve()) : resolve()));
  };
  const publish = async (folder: string) => {
    await end();
    server = (await startServer({ folder, port })).server;
    troublePages(server, trouble);
  };
  await publish(dist);
  return { origin: `http://127.0.0.1:${port}`, trouble, publish, end };
}

/** Has a server answer later where it is asked for a page, or with an error, or lead elsewhere, as `trouble` says at that moment. */
function troublePages(server: Server, trouble: Trouble): void {
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const { delay, failing, captured, portalStatus, moved } = trouble;
    if (captured && (path.startsWith('/pictures/') || moved.has(path)))
      return void response.writeHead(302, { location: '/log-in' }).end();
    if (captured)
      return void response
        .writeHead(portalStatus, { 'content-type': 'text/html', 'cache-control': 'no-store' })
        .end('<title>Log in</title><h1>Log in</h1>');
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

/** The test function of what may be published anew: `published` serves dist/ first. */
export const publishedTest = test.extend<{ published: Deployments }>({
  published: async ({ page }, use) => {
    const published = await deployments();
    await use(published);
    await page.goto('about:blank');
    await published.end();
    // Once nothing is served any more, since a page may still ask for a file.
    for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
  },
});

/** A copy of dist/ with changed files, its worker made anew; `copies: false` has the worker that takes everything back. */
export async function changedSite(
  change: (
    read: (file: string) => Promise<string>,
    write: (file: string, text: string) => Promise<void>,
    folder: string,
  ) => Promise<void>,
  { copies }: { copies: boolean } = { copies: true },
): Promise<string> {
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
  return folder;
}
