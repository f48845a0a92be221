import { announce } from '#client/live-region.ts';

/** Whether the Web Share API is available. */
const canShare = (): boolean => 'share' in navigator;

/**
 * Handles presses on all share buttons: opens the device's share sheet or, if there is none, copies the URL. Listens on the document, so that buttons
 * that an island renders later work too.
 */
export function initShareButtons(): void {
  document.documentElement.toggleAttribute('data-can-share', canShare());
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
    if (button) share(button);
  });
}

async function share(button: HTMLElement): Promise<void> {
  const url = sharedUrl(button.dataset.share);
  const status = button.parentElement?.querySelector('[data-share-status]');
  try {
    if (canShare()) await navigator.share({ title: button.dataset.shareTitle ?? document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      announce(status, button.dataset.shareCopied ?? 'Link copied');
    }
  } catch (error) {
    // `AbortError`: the visitor dismissed the share sheet. After any other error the URL is shown, to be copied by hand.
    if ((error as Error).name !== 'AbortError') announce(status, url, true);
  }
}

/** Returns the canonical URL, without campaign parameters, with a section's id as its fragment or with a query. */
function sharedUrl(idOrQuery: string | undefined): string {
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href.replace(/#.*/, '');
  return idOrQuery?.startsWith('?') ? page + idOrQuery : idOrQuery ? `${page}#${idOrQuery}` : page;
}
