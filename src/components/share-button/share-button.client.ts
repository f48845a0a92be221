import { announce } from '#client/live-region.ts';

/** Whether the Web Share API is available. */
const hasSheet = (): boolean => 'share' in navigator;

/**
 * Answers every share button: by the device's own sheet where there is one, else by copying the address. One listener for the whole
 * page, so that buttons which an island draws later are answered too.
 */
export function initShareButtons(): void {
  document.documentElement.toggleAttribute('data-can-share', hasSheet());
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
    if (button) share(button);
  });
}

async function share(button: HTMLElement): Promise<void> {
  const url = addressOf(button.dataset.share);
  const status = button.parentElement?.querySelector('[data-share-status]');
  try {
    if (hasSheet()) await navigator.share({ title: button.dataset.shareTitle ?? document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      announce(status, 'Link copied');
    }
  } catch (error) {
    // `AbortError`: the visitor dismissed the share sheet. Otherwise the address can be copied by hand.
    if ((error as Error).name !== 'AbortError') announce(status, url, true);
  }
}

/** The canonical address, without campaign parameters, and the part's id. */
function addressOf(part: string | undefined): string {
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href.replace(/#.*/, '');
  return part ? `${page}#${part}` : page;
}
