/** The service worker: what a visitor has seen opens again without a network. docs/offline.md says what it does and how it is undone. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSW } from 'workbox-build';
import { keptForDays, keptPagesCache, offlinePath, workerPath } from '../../src/lib/kept-copies.ts';
import { keptNote } from './kept-note.ts';
import { fillIn, keptPagesPlugin } from './kept-pages-plugin.ts';
import { offlineFiles } from './offline-files.ts';
import { takeBack } from './take-back.ts';

/** What may be kept in advance, as it travels; most of it a page has fetched before (what is left stands in bench/budgets.ts). */
export const precacheLimit = 60 * 1024;

/** After so many seconds a page that was kept is shown, should the network be slower. */
const patience = 3;

/** Writes the worker into a built site, or with `on: false` the one that takes everything back. Throws when it would fetch too much. */
export async function writeWorker(folder: string, { on }: { on: boolean }): Promise<void> {
  const target = join(folder, workerPath);
  if (!on) return writeFile(target, takeBack);
  const { files, bytes } = await offlineFiles(folder);
  if (bytes > precacheLimit) {
    throw new Error(
      `The offline page and its files weigh ${bytes} bytes, more than ${precacheLimit}: choose a smaller picture for it.`,
    );
  }
  const { warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: files,
    swDest: target,
    mode: 'production',
    inlineWorkboxRuntime: true,
    sourcemap: false,
    babelPresetEnvTargets: ['safari 16.4', 'chrome 108', 'firefox 115'],
    cacheId: 'site',
    // These hold a hash in their name already.
    dontCacheBustURLsMatching: /^(assets|pictures)\//,
    manifestTransforms: [
      (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url.replace(/\.html$/, '')}` })) }),
    ],
    directoryIndex: null,
    // A new worker takes over at once: nothing of an older site may stay in its way.
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    navigationPreload: true,
    runtimeCaching: [
      {
        // Pages: addresses without an ending, or with that of pages. From the network, always, as long as it answers in time.
        urlPattern: ({ url, sameOrigin }) => sameOrigin && !/\.(?!html$)\w+$/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          cacheName: keptPagesCache,
          networkTimeoutSeconds: patience,
          matchOptions: { ignoreVary: true },
          // Before the plugin, which is to see what this puts aside.
          expiration: { maxEntries: 60, maxAgeSeconds: keptForDays * 86_400, purgeOnQuotaError: true },
          plugins: [keptPagesPlugin],
          precacheFallback: { fallbackURL: offlinePath },
        },
      },
      {
        // What has a hash in its name never changes. Films stay the browser's own matter.
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(assets|pictures)\//.test(url.pathname),
        handler: 'CacheFirst',
        options: {
          cacheName: 'kept-files',
          matchOptions: { ignoreVary: true },
          expiration: { maxEntries: 200, purgeOnQuotaError: true },
        },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(`The worker can't be made: ${warnings.join('; ')}`);
  const values = { KEPT_PAGES: keptPagesCache, KEPT_FOR: `${keptForDays * 86_400_000}`, KEPT_NOTE: await keptNote(folder) };
  await writeFile(target, fillIn(await readFile(target, 'utf8'), values));
}
