/** Below 768 px the bar has the menu button; from there on, the links (specification, section 9). In em: it grows with a reader's letters. */
const wide = '(width >= 48em)';

/**
 * Opens the mobile menu where the browser does not yet know `command`, closes it when a link is chosen, when the screen grows wide
 * and when the browser keeps the page for going back.
 */
export function initMobileMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('[data-mobile-menu]');
  const button = document.querySelector<HTMLButtonElement>('[data-menu-button]');
  if (!menu || !button) return;

  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    button.addEventListener('click', () => menu.showModal());
    menu.querySelector('[command="close"]')?.addEventListener('click', () => menu.close());
  }
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.close();
  });
  window.matchMedia(wide).addEventListener('change', ({ matches }) => {
    if (matches) menu.close();
  });
  window.addEventListener('pagehide', () => menu.close());
}
