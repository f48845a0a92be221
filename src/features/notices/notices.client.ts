import { announce } from '#client/live-region.ts';

/**
 * Dismisses a notice by its button and stores that in local storage, so that it is hidden on every page (layouts/head/hide-notices.ts). Announces
 * each notice once per visit. If storage is blocked, a dismissed notice is shown again on the next page, and none is announced.
 */
export function initNotices(): void {
  const notices = document.querySelector<HTMLElement>('[data-notices]');
  if (!notices) return;
  notices.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-notice-close]');
    const notice = button ? button.closest<HTMLElement>('[data-notice]') : null;
    if (!notice) return;
    notice.hidden = true;
    notices.hidden = !notices.querySelector('[data-notice]:not([hidden])');
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    store(localStorage, notice);
  });
  const unannounced = [...notices.querySelectorAll<HTMLElement>('[data-notice]')].filter(
    // Safari before 17.4 has no `checkVisibility`.
    (notice) => notice.getClientRects()[0] && !sessionStorage.getItem(notice.dataset.key ?? ''),
  );
  for (const notice of unannounced) store(sessionStorage, notice);
  const texts = unannounced.map((notice) => notice.querySelector('[data-notice-text]')?.textContent);
  announce(notices.querySelector('[data-notice-status]'), texts.join(' '));
}

function store(storage: Storage, { dataset: { key = '' } }: HTMLElement): void {
  storage.setItem(key, '1');
}
