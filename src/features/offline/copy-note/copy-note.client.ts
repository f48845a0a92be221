/**
 * Updates the note on a copy of a page (publish/offline/worker/cached-pages.ts) when the network responds after all: removes it if the page is
 * unchanged, otherwise says that the page has changed. The page is not reloaded, because the visitor may have begun to read.
 */
import type { RefreshResult } from '#utils/offline-copies.ts';

export function initCopyNote(): void {
  const note = document.querySelector<HTMLElement>('aside[data-copy-note]');
  if (!note) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<RefreshResult>) => {
    const status = note.querySelector('[role="status"]');
    if (data === 'same') note.remove();
    else if (data === 'newer' && status) status.textContent = note.dataset.updateMessage ?? '';
  });
}
