/** The service worker: what a visitor has seen opens again without a network. docs/offline.md says what it does and how it is undone. */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keptForDays, keptPagesCache, offlinePath } from '#utils/kept-copies.ts';
import { cacheWillUpdate } from './kept-answers.ts';
import { keptPages } from './kept-pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The offline page and its files. Put in by the build. */
declare const PRECACHED: PrecacheEntry[];

/** After so many seconds a page that was kept is shown, should the network be slower. */
const patience = 3;

setCacheNameDetails({ prefix: 'site' });
// A new worker takes over at once: nothing of an older site may stay in its way.
void self.skipWaiting();
clientsClaim();
preloadNavigations();
precacheAndRoute(PRECACHED, { directoryIndex: '' });
cleanupOutdatedCaches();

// Pages: addresses without an ending, or with that of pages. From the network, always, as long as it answers in time.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && !/\.(?!html$)\w+$/.test(url.pathname),
  new NetworkFirst({
    cacheName: keptPagesCache,
    networkTimeoutSeconds: patience,
    matchOptions: { ignoreVary: true },
    plugins: [
      // Before the next, which is to see what this puts aside.
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: keptForDays * 86_400 }),
      keptPages,
      new PrecacheFallbackPlugin({ fallbackURL: offlinePath }),
    ],
  }),
);

// What has a hash in its name never changes. Films stay the browser's own matter.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|pictures)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'kept-files',
    matchOptions: { ignoreVary: true },
    plugins: [
      // Where the device is full, these make room: pages are small, and can be read without them.
      new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }),
      { cacheWillUpdate },
    ],
  }),
);
