import { type BarState, nextBarState, type ScrollPosition, solidThreshold, transparentThreshold } from './bar-state.ts';

/** Scroll distance in pixels after which the menu button of phones moves to the bottom. */
const maxTopOffset = 8;

/**
 * Changes the bar's state with the scroll position, and sets `data-scrolled` on `<html>` when the page is not at its top: the menu button then
 * moves to the apply bar. The bar's state does not change while the mobile menu is open. The position is observed by invisible strips, because reading it at
 * every scroll event would recalculate styles each time.
 */
export function initNavigationBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  const menu = document.querySelector<HTMLDialogElement>('[data-mobile-menu]');
  if (!bar) return;
  const position: ScrollPosition = { isAboveSolid: false, isBelowTransparent: false };

  const update = () => {
    if (menu?.open) return;
    const state = bar.dataset.bar as BarState;
    const nextState = nextBarState(state, position);
    if (nextState !== state) bar.dataset.bar = nextState;
  };
  const solidStrip = createStrip(solidThreshold, 0);
  // A quarter of a pixel shorter: at exactly 25 % a full strip would touch the top edge, which counts as intersecting, but the bar is transparent only
  // below 25 %.
  const transparentStrip = createStrip(transparentThreshold, -0.25);
  const topStrip = createStrip(0, maxTopOffset);
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target === topStrip) document.documentElement.toggleAttribute('data-scrolled', !isIntersecting);
      else if (target === solidStrip) position.isAboveSolid = !isIntersecting;
      else position.isBelowTransparent = isIntersecting;
    }
    update();
  });
  for (const strip of [topStrip, solidStrip, transparentStrip]) observer.observe(strip);
  menu?.addEventListener('close', update);
}

/** Adds an invisible strip from the top of the page down to a fraction of the viewport height, plus `extraPixels`. */
function createStrip(fraction: number, extraPixels: number): HTMLElement {
  const strip = document.createElement('div');
  strip.style.cssText = `position:absolute;top:0;left:0;width:1px;height:calc(${fraction * 100}dvh + ${extraPixels}px);visibility:hidden`;
  document.body.append(strip);
  return strip;
}
