import { announce } from '#client/live-region.ts';

/** Offers the copy buttons where there is a clipboard, and says when one has worked; one that is refused says what to do instead. */
export function offerCopies(): void {
  if (!navigator.clipboard) return;
  for (const copy of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    copy.hidden = false;
    copy.querySelector('button')?.addEventListener('click', async () => {
      const said = await navigator.clipboard.writeText(copy.dataset.copy ?? '').then(
        () => 'Copied',
        () => 'Select it and copy it by hand',
      );
      announce(copy.querySelector('[role="status"]'), said);
    });
  }
}
