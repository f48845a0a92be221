/** The service worker: pages that were visited open again offline. See docs/offline.md. */
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

/** The offline page and its files. Injected by the build. */
declare const PRECACHED: PrecacheEntry[];

/** Seconds to wait for the network before a copy is shown. */
const patience = 3;

setCacheNameDetails({ prefix: 'site' });
// A new worker takes over at once, so that no older version stays in control.
void self.skipWaiting();
clientsClaim();
preloadNavigations();
precacheAndRoute(PRECACHED, { directoryIndex: '' });
cleanupOutdatedCaches();

// Pages: network first, as long as it responds in time.
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

// Files with a hash in their name never change. Films are left to the browser.
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
