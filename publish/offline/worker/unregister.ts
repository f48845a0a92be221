/**
 * The service worker that replaces service-worker.ts if `offlineCopies` in src/content/institution.yaml is false. Browsers fetch it on the next visit.
 * It deletes all copies and Workbox's database of their URLs, then unregisters itself. The database can be deleted only after the other worker
 * has closed it, so this worker waits for that, but at most 20 seconds.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await new Promise<unknown>((resolve) => {
    const deletion = indexedDB.deleteDatabase('workbox-expiration');
    deletion.onsuccess = deletion.onerror = resolve;
    setTimeout(resolve, 20_000);
  });
  await self.registration.unregister();
}

export {};
