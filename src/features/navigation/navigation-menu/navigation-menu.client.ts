/** How long the pointer may be outside the button and the panel before the menu closes, in milliseconds. */
const grace = 300;

interface Menu {
  isOpen(): boolean;
  open(): void;
  close(): void;
}

/** The menu that the mouse has left and comes nearer to again, on its way to a link: no other opens meanwhile. */
let awaited: HTMLElement | null = null;

/** How each menu is opened by the mouse, by its item in the bar. */
const openers = new Map<Element, () => void>();

/**
 * The two menus of the bar open when a mouse enters and close when it leaves, and when the focus leaves. Everything else
 * (press, Escape, focus back to the button, closing one as another opens) is the popover's own, where the browser knows popovers.
 */
export function initNavigationMenus(): void {
  const native = 'showPopover' in HTMLElement.prototype;
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const button = item.querySelector('button');
    const panel = button?.nextElementSibling as HTMLElement | null | undefined;
    if (!button || !panel) continue;
    const menu = native ? popoverMenu(button, panel) : plainMenu(item, button);
    let openedByHover = 0;

    openByMouse(item, panel, menu, () => {
      openedByHover = performance.now();
    });
    button.addEventListener('click', (event) => {
      // A click right after hovering must not close the menu that hovering opened.
      if (menu.isOpen() && event.timeStamp - openedByHover < 400) event.preventDefault();
      else if (!native) (menu.isOpen() ? menu.close : menu.open)();
    });
    item.addEventListener('focusout', (event) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !item.contains(next)) menu.close();
    });
  }
}

/**
 * Opens a menu as the mouse enters and closes it a moment after it has left, unless it comes nearer to the panel: however slow the way from
 * the button to a link is, and whatever lies under it, the menu waits.
 */
function openByMouse(item: HTMLElement, panel: HTMLElement, menu: Menu, opened: () => void): void {
  let leaving = 0;
  let distance = 0;

  const measure = (event: PointerEvent) => {
    const before = distance;
    distance = distanceTo(panel, event);
    awaited = menu.isOpen() && distance < before ? item : null;
  };
  const wait = () => {
    clearTimeout(leaving);
    leaving = window.setTimeout(close, grace);
  };
  const follow = (event: PointerEvent) => {
    measure(event);
    if (awaited) wait();
  };
  const stay = () => {
    clearTimeout(leaving);
    document.removeEventListener('pointermove', follow);
    awaited = null;
  };
  const close = () => {
    stay();
    menu.close();
    // The pointer rests on the other button, whose `pointerenter` was ignored, so open that menu now.
    const hovered = document.querySelector('[data-menu]:hover');
    if (hovered) openers.get(hovered)?.();
  };
  const open = () => {
    stay();
    if (menu.isOpen()) return;
    menu.open();
    opened();
  };
  openers.set(item, open);

  item.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse' && (!awaited || awaited === item)) open();
  });
  item.addEventListener('pointermove', measure);
  item.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    measure(event);
    wait();
    document.addEventListener('pointermove', follow);
  });
}

/** Distance of a point from a box; 0 inside it. */
function distanceTo(box: HTMLElement, { clientX: x, clientY: y }: PointerEvent): number {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function popoverMenu(button: HTMLElement, panel: HTMLElement): Menu {
  return {
    isOpen: () => panel.matches(':popover-open'),
    // The button is what the panel stands under (features/navigation/navigation-menu).
    open: () => panel.showPopover({ source: button }),
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
    // Move the focus out of the hidden panel.
    if (item.contains(document.activeElement)) button.focus();
    close();
  });
  return { isOpen, open: () => set(true), close };
}
