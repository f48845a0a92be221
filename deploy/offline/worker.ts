/** The service worker: what a visitor has seen opens again without a network. docs/offline.md says what it does and how it is undone. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSW } from 'workbox-build';
import { keptForDays, keptPagesCache, offlinePath, workerPath } from '../../src/lib/kept-copies.ts';
import { hashOf } from '../hash-of.ts';
import { mediaTypes } from '../media-types.ts';
import { keptNote } from './kept-note.ts';
import { fillIn, keptFilesPlugin, keptPagesPlugin } from './kept-pages-plugin.ts';
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
      async (entries) => ({
        manifest: await Promise.all(
          entries.map(async (entry) => ({
            ...entry,
            url: `/${entry.url.replace(/\.html$/, '')}`,
            // A captive portal's answer is none of them.
            integrity: hashOf(await readFile(join(folder, entry.url))),
          })),
        ),
      }),
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
          expiration: { maxEntries: 60, maxAgeSeconds: keptForDays * 86_400 },
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
          // Where the device is full, these make room: pages are small, and can be read without them.
          expiration: { maxEntries: 200, purgeOnQuotaError: true },
          plugins: [keptFilesPlugin],
        },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(`The worker can't be made: ${warnings.join('; ')}`);
  const values = {
    KEPT_PAGES: keptPagesCache,
    KEPT_FOR: `${keptForDays * 86_400_000}`,
    KEPT_NOTE: await keptNote(folder),
    MEDIA_TYPES: JSON.stringify(mediaTypes),
    PAGE_MARK: await pageMark(folder),
  };
  await writeFile(target, fillIn(await readFile(target, 'utf8'), values));
}

/** How the HTML of every page of this site says its address, up to its path. Throws where the first page does not. */
async function pageMark(folder: string): Promise<string> {
  const [mark] = /<link rel="canonical" href="https?:\/\/[^/"]+\//.exec(await readFile(join(folder, 'index.html'), 'utf8')) ?? [];
  if (mark === undefined)
    throw new Error('The first page does not say at which address it stands, by which the worker tells pages of the site.');
  return mark;
}
