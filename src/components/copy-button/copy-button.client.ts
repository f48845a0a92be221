import { announce } from '#client/live-region.ts';

/** Shows the copy buttons if there is a clipboard. After a press, announces success or how to copy by hand. */
export function initCopyButtons(): void {
  if (!navigator.clipboard) return;
  for (const copy of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    copy.hidden = false;
    copy.querySelector('button')?.addEventListener('click', async () => {
      const message = await navigator.clipboard.writeText(copy.dataset.copy ?? '').then(
        () => 'Copied',
        () => 'Select it and copy it by hand',
      );
      announce(copy.querySelector('[role="status"]'), message);
    });
  }
}
