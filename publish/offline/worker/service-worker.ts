/** The service worker: visited pages open offline. See docs/offline.md. */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { maxCopyAgeDays, offlinePath, pageCache } from '#utils/offline-copies.ts';
import { cacheWillUpdate } from './cacheable-responses.ts';
import { cachedPages } from './cached-pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The offline page and its files. Injected by the build. */
declare const PRECACHED: PrecacheEntry[];

const networkTimeoutSeconds = 3;

setCacheNameDetails({ prefix: 'site' });
// A new worker takes control at once, so that no older version serves pages.
void self.skipWaiting();
clientsClaim();
preloadNavigations();
precacheAndRoute(PRECACHED, { directoryIndex: '' });
cleanupOutdatedCaches();

// Pages: from the network if it responds in time.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && !/\.(?!html$)\w+$/.test(url.pathname),
  new NetworkFirst({
    cacheName: pageCache,
    networkTimeoutSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [
      // Before cachedPages, which must see the copies that this plugin discards.
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: maxCopyAgeDays * 86_400 }),
      cachedPages,
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
      // If the device is full, these are deleted first: pages are small and readable without them.
      new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }),
      { cacheWillUpdate },
    ],
  }),
);
