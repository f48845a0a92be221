/**
 * Unsaved text, kept through a reload or a power cut. Decap keeps a copy in IndexedDB and offers it, but then loads the published entry over it
 * (its issues 5470 and 6989). So its copy is read only once the form is there.
 */
export function offerKeptTextLast(): void {
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    if (String(key).startsWith('backup.'))
      Object.defineProperty(request, 'onsuccess', {
        set: (read: () => void) => request.addEventListener('success', () => void formShown().then(read)),
      });
    return request;
  };
}

/** Resolves when a form is on the screen, with fields of ours in it. */
async function formShown(): Promise<void> {
  while (!document.querySelector('.own-input')) await new Promise((resolve) => setTimeout(resolve, 100));
}
