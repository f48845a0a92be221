/**
 * Registers the service worker, which caches visited pages for offline use (docs/offline.md). Waits until the page has loaded and the browser is idle,
 * and does nothing if the visitor saves data.
 */
import { workerPath } from '#utils/offline-copies.ts';
import { savesData } from './preferences.ts';
import { trustedUrl } from './trusted-url.ts';
import { whenIdle } from './when-idle.ts';

/** Delay after the page has loaded, so that the next page or pictures further down load first on a slow connection. */
const delayMs = 5000;

export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || savesData() || !('keepCopies' in document.documentElement.dataset)) return;
  const registerLater = () => setTimeout(() => whenIdle(register, 4000), delayMs);
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater, { once: true });
}

async function register(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    const isFirstVisit = !serviceWorker.controller;
    await serviceWorker.register(trustedUrl('offline', workerPath));
    if (!isFirstVisit) return;
    // This page and its files loaded before the worker was active, so ask the worker to cache them.
    const { active } = await serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [location.href.split('#')[0], ...files] } });
  } catch {
    // Some browsers throw in private windows or if storage is blocked. The site works without the cache.
  }
}
