/**
 * The worker that is shipped in place of the other where `offlineCopies` in src/content/school.yaml is false: browsers fetch it at the
 * next visit, and it takes back every copy, Workbox's list of their addresses, and then itself. The list is deleted only when the other
 * worker has ended and let go of it; whatever comes of that, after 20 seconds this one goes.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeBack()));

async function takeBack(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await new Promise<unknown>((done) => {
    const deletion = indexedDB.deleteDatabase('workbox-expiration');
    deletion.onsuccess = deletion.onerror = done;
    setTimeout(done, 20_000);
  });
  await self.registration.unregister();
}

export {};
