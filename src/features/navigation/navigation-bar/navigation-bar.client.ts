import { type BarState, nextBarState, type ScrollPosition, solidAbove, transparentBelow } from './bar-state.ts';

/** Scroll distance in pixels after which the menu button of phones moves to the bottom. */
const maxTopOffset = 8;

/**
 * Changes the bar's state with the scroll position, and sets `data-scrolled` on `<html>` when the page is not at its top: the menu button then
 * moves to the apply bar. Suspended while the mobile menu is open. The position is observed by invisible strips, because reading it at
 * every scroll event would recalculate styles each time.
 */
export function initNavigationBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  const menu = document.querySelector<HTMLDialogElement>('[data-mobile-menu]');
  if (!bar) return;
  const position: ScrollPosition = { solidAbove: false, transparentBelow: false };

  const update = () => {
    if (menu?.open) return;
    const state = bar.dataset.bar as BarState;
    const nextState = nextBarState(state, position);
    if (nextState !== state) bar.dataset.bar = nextState;
  };
  const solidStrip = createStrip(solidAbove, 0);
  // A strip that ends at the top edge still intersects, and 25 % is not below 25 %.
  const transparentStrip = createStrip(transparentBelow, 0.25);
  const topStrip = createStrip(0, -maxTopOffset);
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target === topStrip) document.documentElement.toggleAttribute('data-scrolled', !isIntersecting);
      else if (target === solidStrip) position.solidAbove = !isIntersecting;
      else position.transparentBelow = isIntersecting;
    }
    update();
  });
  for (const strip of [topStrip, solidStrip, transparentStrip]) observer.observe(strip);
  menu?.addEventListener('close', update);
}

/** Adds an invisible strip from the top of the page down to a fraction of the viewport height, minus `offset` pixels. */
function createStrip(fraction: number, offset: number): HTMLElement {
  const strip = document.createElement('div');
  strip.style.cssText = `position:absolute;top:0;left:0;width:1px;height:calc(${fraction * 100}dvh - ${offset}px);visibility:hidden`;
  strip.setAttribute('aria-hidden', 'true');
  document.body.append(strip);
  return strip;
}
