/** How long the pointer may stray between a menu's button and its panel, in milliseconds. */
const grace = 160;

/**
 * The two menus of the bar open when a mouse enters and close when it leaves, and when the focus leaves. Everything else
 * (press, Escape, focus back to the button, closing one as another opens) is the popover's own.
 */
export function openMenusOnHover(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const panel = item.querySelector<HTMLElement>('[popover]');
    if (!panel?.showPopover) continue;
    let leaving = 0;
    let openedByHover = 0;

    item.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(leaving);
      if (!panel.matches(':popover-open')) {
        panel.showPopover();
        openedByHover = event.timeStamp;
      }
    });
    item.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return;
      leaving = window.setTimeout(() => panel.hidePopover(), grace);
    });
    // The press that follows the pointer's arrival must not close what the arrival has just opened.
    item.querySelector('[popovertarget]')?.addEventListener('click', (event) => {
      if (panel.matches(':popover-open') && event.timeStamp - openedByHover < 400) event.preventDefault();
    });
    item.addEventListener('focusout', (event) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !item.contains(next)) panel.hidePopover();
    });
  }
}
