/** From 768 px up the navigation bar shows its links, below that the menu button (specification, section 9). In em, to follow the text size. */
const wideScreen = '(width >= 48em)';

/**
 * Closes the mobile menu when a link is followed, when the screen becomes wide, and before the page enters the back/forward cache. Opens and
 * closes it in browsers that don't support `command`.
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
  window.matchMedia(wideScreen).addEventListener('change', ({ matches }) => {
    if (matches) menu.close();
  });
  window.addEventListener('pagehide', () => menu.close());
}
