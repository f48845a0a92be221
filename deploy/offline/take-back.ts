/**
 * The worker that is shipped in place of the other where `offlineCopies` in src/content/school.ts is false: browsers fetch it at the
 * next visit, and it takes back every copy and then itself.
 */
export const takeBack = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())
));
`;
