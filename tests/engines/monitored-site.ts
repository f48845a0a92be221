import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { writeWorker } from '../../publish/offline/worker.ts';
import { type BuiltPage, builtPages } from '../../publish/pages/built-pages.ts';
import { startServer } from '../../tools/static-server.ts';

/** Records a page's errors in the page itself, since not every engine reports them to its driver. */
const errorRecorder = `window.recordedErrors = [];
const record = (text) => window.recordedErrors.push(text);
addEventListener('error', ({ message, target }) => record(message || 'did not load ' + (target.currentSrc || target.src || target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => record('rejected: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => record('policy: ' + violatedDirective + ' ' + blockedURI + ' ' + sample));
`;

/** A served copy of a built site whose pages record their errors. */
export interface MonitoredSite {
  url: string;
  pages: BuiltPage[];
  /** Runs a callback while the server is stopped. */
  whileOffline(callback: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Serves a copy of a built site with the error recorder as the first script of each page. */
export async function serveMonitored(folder: string): Promise<MonitoredSite> {
  const copy = await mkdtemp(join(tmpdir(), 'monitored-site-'));
  const pages = await builtPages(folder);
  // Copies the films too, since the server follows no links. Omits precompressed files, which would be served instead of the changed pages.
  await cp(folder, copy, { recursive: true, filter: (source) => !/\.(html|br|gz)$/.test(source) });
  for (const { file } of pages) {
    const html = await readFile(file, 'utf8');
    const target = join(copy, relative(folder, file));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(
      target,
      html.replace('<meta charset="utf-8">', (meta) => `${meta}<script src="/error-recorder.js"></script>`),
    );
  }
  await writeFile(join(copy, 'error-recorder.js'), errorRecorder);
  // The worker contains a hash of the offline page, which has changed.
  await writeWorker(copy, { offlineCopies: true });
  const started = await startServer({ folder: copy, port: 0 });
  const { url } = started;
  let { server } = started;
  const stopServer = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return {
    url,
    pages,
    async whileOffline(callback) {
      await stopServer();
      try {
        await callback();
      } finally {
        ({ server } = await startServer({ folder: copy, port: Number(new URL(url).port) }));
      }
    },
    async stop() {
      await stopServer();
      await rm(copy, { recursive: true, force: true });
    },
  };
}
