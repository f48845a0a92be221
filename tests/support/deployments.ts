/** Deploys new versions of the site at one origin while a visitor has it open. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorker } from '../../publish/offline/worker.ts';
import { startServer } from '../../tools/static-server.ts';
import { freePort } from '../../tools/web-servers/server-program.ts';
import { dist, test } from './site.ts';

/** Failures of the server. A change applies to all later requests. */
interface ServerFailures {
  /** Delay of the response to a page's request, in milliseconds. Files are not delayed. */
  pageDelay: number;
  /** Responds to page requests with status 503. Files are served. */
  serverError: boolean;
  /** Simulates a captive portal, which responds to every request with its log-in page or, for pictures and `redirects`, redirects to it. */
  captivePortal: boolean;
  /** Status of the captive portal's log-in page. */
  portalStatus: 200 | 404 | 410;
  /** Permanent redirects of pages: path to location. */
  redirects: Map<string, string>;
}

interface Deployment {
  origin: string;
  failures: ServerFailures;
  /** Serves the folder instead of the previous one. */
  publish(folder: string): Promise<void>;
  /** Stops the server: no further request gets a response. */
  stop(): Promise<void>;
}

/** Starts a server that serves dist/ until another folder is published. */
async function startDeployment(): Promise<Deployment> {
  const port = await freePort();
  let server: Server | null = null;
  const failures: ServerFailures = {
    pageDelay: 0,
    serverError: false,
    captivePortal: false,
    portalStatus: 200,
    redirects: new Map(),
  };
  const stop = async () => {
    const previous = server;
    server = null;
    previous?.closeAllConnections();
    await new Promise<void>((resolve) => (previous ? previous.close(() => resolve()) : resolve()));
  };
  const publish = async (folder: string) => {
    await stop();
    server = (await startServer({ folder, port })).server;
    injectFailures(server, failures);
  };
  await publish(dist);
  return { origin: `http://127.0.0.1:${port}`, failures, publish, stop };
}

/** Makes a server's responses fail as `failures` describes at the time of each request. */
function injectFailures(server: Server, failures: ServerFailures): void {
  const [respond] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const { pageDelay, serverError, captivePortal, portalStatus, redirects } = failures;
    if (captivePortal && (path.startsWith('/pictures/') || redirects.has(path)))
      return void response.writeHead(302, { location: '/log-in' }).end();
    if (captivePortal)
      return void response
        .writeHead(portalStatus, { 'content-type': 'text/html', 'cache-control': 'no-store' })
        .end('<title>Log in</title><h1>Log in</h1>');
    if (/\.(?!html$)\w+$/.test(path)) return respond?.(request, response);
    const location = redirects.get(path);
    if (serverError) response.writeHead(503, { 'content-type': 'text/plain' }).end('Out of order');
    // `no-store`, because another test may get the same port.
    else if (location) setTimeout(() => response.writeHead(301, { location, 'cache-control': 'no-store' }).end(), pageDelay);
    else setTimeout(() => respond?.(request, response), pageDelay);
  });
}

/** Folders of copySiteWithChanges that are deleted at the end of the test. */
const temporaryFolders: string[] = [];

/** The test function for tests that publish a new version of the site. The fixture `deployment` serves dist/ first. */
export const deploymentTest = test.extend<{ deployment: Deployment }>({
  deployment: async ({ page }, use) => {
    const deployment = await startDeployment();
    await use(deployment);
    await page.goto('about:blank');
    await deployment.stop();
    // After the server has stopped, since a page may still request a file.
    for (const folder of temporaryFolders.splice(0)) await rm(folder, { recursive: true, force: true });
  },
});

/** Copies dist/, changes files and rebuilds the service worker. With `offlineCopies: false` the worker deletes all saved copies. Returns the folder. */
export async function copySiteWithChanges(
  change: (
    read: (file: string) => Promise<string>,
    write: (file: string, text: string) => Promise<void>,
    folder: string,
  ) => Promise<void>,
  { offlineCopies }: { offlineCopies: boolean } = { offlineCopies: true },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-'));
  // Without the precompressed files, which would be served instead of the changed ones.
  await cp(dist, folder, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
  await change(
    (file) => readFile(join(folder, file), 'utf8'),
    (file, text) => writeFile(join(folder, file), text),
    folder,
  );
  await writeWorker(folder, { offlineCopies });
  temporaryFolders.push(folder);
  return folder;
}
