/** The menu closes when the pointer has been outside for this many milliseconds. */
const closeDelay = 300;

interface Menu {
  isOpen(): boolean;
  open(): void;
  close(): void;
}

/** The menu that the mouse has left but is approaching, on its way to a link. No other menu opens meanwhile. */
let approached: HTMLElement | null = null;

/** Opens a menu by its item in the navigation bar, on hover. */
const openers = new Map<Element, () => void>();

/**
 * Opens the menus of the navigation bar on hover, and closes them when the mouse or the focus leaves. The rest (press, Escape, restoring the focus, closing
 * one menu when another opens) is done by the popover, in browsers that support popovers.
 */
export function initNavigationMenus(): void {
  const hasPopover = 'showPopover' in HTMLElement.prototype;
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const button = item.querySelector('button');
    const panel = button?.nextElementSibling as HTMLElement | null | undefined;
    if (!button || !panel) continue;
    const menu = hasPopover ? popoverMenu(button, panel) : fallbackMenu(item, button);
    // Not 0, which is when the page began to load: the first press of a quick visitor would not close the menu.
    let openedByHover = Number.NEGATIVE_INFINITY;

    openOnHover(item, panel, menu, () => {
      openedByHover = performance.now();
    });
    button.addEventListener('click', (event) => {
      // A click right after hovering must not close the menu that hovering opened.
      if (menu.isOpen() && event.timeStamp - openedByHover < 400) event.preventDefault();
      else if (!hasPopover) (menu.isOpen() ? menu.close : menu.open)();
    });
    item.addEventListener('focusout', (event) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !item.contains(next)) menu.close();
    });
  }
}

/**
 * Opens a menu when the mouse enters, and closes it shortly after the mouse has left, unless it moves towards the panel: so the menu stays open
 * on the way from the button to a link, however slow.
 */
function openOnHover(item: HTMLElement, panel: HTMLElement, menu: Menu, onOpen: () => void): void {
  let timer = 0;
  let distance = 0;

  const measure = (event: PointerEvent) => {
    const previous = distance;
    distance = distanceTo(panel, event);
    approached = menu.isOpen() && distance < previous ? item : null;
  };
  const startTimer = () => {
    clearTimeout(timer);
    timer = window.setTimeout(close, closeDelay);
  };
  const follow = (event: PointerEvent) => {
    measure(event);
    if (approached) startTimer();
  };
  const cancelTimer = () => {
    clearTimeout(timer);
    document.removeEventListener('pointermove', follow);
    approached = null;
  };
  const close = () => {
    cancelTimer();
    menu.close();
    // The pointer rests on the other button, whose `pointerenter` was ignored, so open that menu now.
    const hovered = document.querySelector('[data-menu]:hover');
    if (hovered) openers.get(hovered)?.();
  };
  const open = () => {
    cancelTimer();
    if (menu.isOpen()) return;
    menu.open();
    onOpen();
  };
  openers.set(item, open);

  item.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse' && (!approached || approached === item)) open();
  });
  item.addEventListener('pointermove', measure);
  item.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    measure(event);
    startTimer();
    document.addEventListener('pointermove', follow);
  });
}

/** Returns the distance of the pointer from an element; 0 inside it. */
function distanceTo(element: HTMLElement, { clientX: x, clientY: y }: PointerEvent): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function popoverMenu(button: HTMLElement, panel: HTMLElement): Menu {
  return {
    isOpen: () => panel.matches(':popover-open'),
    // `source` makes the button the panel's implicit anchor (navigation-menu.module.css).
    open: () => panel.showPopover({ source: button }),
    close: () => panel.hidePopover(),
  };
}

/** For browsers without popovers (before Safari 17 and Firefox 125): CSS shows the panel by `aria-expanded` of the button. */
function fallbackMenu(item: HTMLElement, button: HTMLElement): Menu {
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const set = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  const close = () => set(false);
  close();
  document.addEventListener('pointerdown', ({ target }) => {
    if (!item.contains(target as Node)) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    // Move the focus out of the hidden panel.
    if (item.contains(document.activeElement)) button.focus();
    close();
  });
  return { isOpen, open: () => set(true), close };
}
