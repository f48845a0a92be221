/**
 * The worker that is shipped in place of the other where `offlineCopies` in src/content/school.yaml is false: browsers fetch it at the
 * next visit, and it takes back every copy, Workbox's list of their addresses, and then itself. The list is deleted only when the other
 * worker has ended and let go of it; whatever comes of that, after 20 seconds this one goes.
 */
export const takeBack = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => new Promise((done) => {
      const deletion = indexedDB.deleteDatabase('workbox-expiration');
      deletion.onsuccess = deletion.onerror = done;
      setTimeout(done, 20000);
    }))
    .then(() => self.registration.unregister())
));
`;
