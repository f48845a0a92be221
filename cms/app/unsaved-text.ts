/**
 * Restores unsaved text after a reload or a power cut. Decap stores it in IndexedDB and offers it, but then loads the published entry over it (Decap
 * issues 5470 and 6989). This reads the stored text only when the form is shown.
 */
export function restoreUnsavedTextLate(): void {
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    if (String(key).startsWith('backup.'))
      Object.defineProperty(request, 'onsuccess', {
        set: (listener: () => void) => request.addEventListener('success', () => void formShown().then(listener)),
      });
    return request;
  };
}

/** Resolves when a form with our inputs is shown. */
async function formShown(): Promise<void> {
  while (!document.querySelector('.custom-input')) await new Promise((resolve) => setTimeout(resolve, 100));
}
