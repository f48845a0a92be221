/** How long the pointer may stray between a menu's button and its panel, in milliseconds. */
const grace = 160;

interface Menu {
  isOpen(): boolean;
  open(): void;
  close(): void;
}

/**
 * The two menus of the bar open when a mouse enters and close when it leaves, and when the focus leaves. Everything else
 * (press, Escape, focus back to the button, closing one as another opens) is the popover's own, where the browser knows popovers.
 */
export function openMenusOnHover(): void {
  const native = 'showPopover' in HTMLElement.prototype;
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const button = item.querySelector('button');
    const panel = button?.nextElementSibling as HTMLElement | null | undefined;
    if (!button || !panel) continue;
    const menu = native ? popoverMenu(panel) : plainMenu(item, button);
    let leaving = 0;
    let openedByHover = 0;

    item.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(leaving);
      if (!menu.isOpen()) {
        menu.open();
        openedByHover = event.timeStamp;
      }
    });
    item.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return;
      leaving = window.setTimeout(menu.close, grace);
    });
    button.addEventListener('click', (event) => {
      // The press that follows the pointer's arrival must not close what the arrival has just opened.
      if (menu.isOpen() && event.timeStamp - openedByHover < 400) event.preventDefault();
      else if (!native) (menu.isOpen() ? menu.close : menu.open)();
    });
    item.addEventListener('focusout', (event) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !item.contains(next)) menu.close();
    });
  }
}

function popoverMenu(panel: HTMLElement): Menu {
  return {
    isOpen: () => panel.matches(':popover-open'),
    open: () => panel.showPopover(),
    close: () => panel.hidePopover(),
  };
}

/** The same before Safari 17 and Firefox 125, which know no popovers: the styles follow what the button says. */
function plainMenu(item: HTMLElement, button: HTMLElement): Menu {
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const set = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  const close = () => set(false);
  close();
  document.addEventListener('pointerdown', ({ target }) => {
    if (!item.contains(target as Node)) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    // The focus must not be left on what is gone from sight.
    if (item.contains(document.activeElement)) button.focus();
    close();
  });
  return { isOpen, open: () => set(true), close };
}
