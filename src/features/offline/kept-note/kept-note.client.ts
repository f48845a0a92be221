/**
 * A page that is a copy carries a note (publish/offline/offline-page.ts). Should the network answer after all, the worker says with what: the
 * note goes where nothing has changed, and else says so. Nothing is loaded unasked, since the visitor may have begun to read.
 */
import type { LateAnswer } from '#utils/kept-copies.ts';

export function initKeptNote(): void {
  const note = document.querySelector<HTMLElement>('aside[data-kept-note]');
  if (!note) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<LateAnswer>) => {
    const status = note.querySelector('[role="status"]');
    if (data === 'same') note.remove();
    else if (data === 'newer' && status) status.textContent = note.dataset.keptNote ?? '';
  });
}
