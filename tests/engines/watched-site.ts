import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { writeWorker } from '../../publish/offline/worker.ts';
import { type BuiltPage, builtPages } from '../../publish/pages/built-pages.ts';
import { startServer } from '../../tools/static-server.ts';

/** Keeps what goes wrong in a page from its first moment on: not every engine tells its driver. */
const watcher = `window.faultsSeen = [];
const note = (text) => window.faultsSeen.push(text);
addEventListener('error', ({ message, target }) => note(message || 'did not load ' + (target.currentSrc || target.src || target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => note('rejected: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => note('policy: ' + violatedDirective + ' ' + blockedURI + ' ' + sample));
`;

/** A served copy of a built site that watches itself. */
export interface WatchedSite {
  url: string;
  pages: BuiltPage[];
  /** Does something while nobody answers at the site's address. */
  unplugged(what: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Serves a built site with one script more in each page, before all others, that keeps the page's faults. */
export async function serveWatched(folder: string): Promise<WatchedSite> {
  const copy = await mkdtemp(join(tmpdir(), 'watched-site-'));
  const pages = await builtPages(folder);
  // Copied, films too: the server follows no links. Compressed copies of pages would be served in place of what is changed.
  await cp(folder, copy, { recursive: true, filter: (source) => !/\.(html|br|gz)$/.test(source) });
  for (const { file } of pages) {
    const html = await readFile(file, 'utf8');
    const target = join(copy, relative(folder, file));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(
      target,
      html.replace('<meta charset="utf-8">', (meta) => `${meta}<script src="/watcher.js"></script>`),
    );
  }
  await writeFile(join(copy, 'watcher.js'), watcher);
  // It asks for the offline page by the hash of its bytes, which are others now.
  await writeWorker(copy, { on: true });
  const started = await startServer({ folder: copy, port: 0 });
  const { url } = started;
  let { server } = started;
  const unplug = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  return {
    url,
    pages,
    async unplugged(what) {
      await unplug();
      try {
        await what();
      } finally {
        ({ server } = await startServer({ folder: copy, port: Number(new URL(url).port) }));
      }
    },
    async stop() {
      await unplug();
      await rm(copy, { recursive: true, force: true });
    },
  };
}
