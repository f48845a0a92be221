import { announce } from '#client/live-region.ts';

/**
 * Has a notice dismissed by its button, which the browser then remembers for every page (layouts/head/hide-notices.ts), and read aloud once a
 * visit. Where storage is forbidden a notice comes back on the next page, and is not read aloud at all.
 */
export function initNotices(): void {
  const notices = document.querySelector<HTMLElement>('[data-notices]');
  if (!notices) return;
  notices.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-notice-close]');
    const notice = button ? button.closest<HTMLElement>('[data-notice]') : null;
    if (!notice) return;
    notice.hidden = true;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    remember(localStorage, notice);
  });
  const shown = [...notices.querySelectorAll<HTMLElement>('[data-notice]')].filter((notice) => notice.checkVisibility());
  const unheard = shown.filter((notice) => sessionStorage.getItem(notice.dataset.key ?? '') === null);
  for (const notice of unheard) remember(sessionStorage, notice);
  const texts = unheard.map((notice) => notice.querySelector('[data-notice-text]')?.textContent);
  announce(notices.querySelector('[data-notice-status]'), texts.join(' '));
}

function remember(storage: Storage, { dataset: { key = '' } }: HTMLElement): void {
  storage.setItem(key, '1');
}
