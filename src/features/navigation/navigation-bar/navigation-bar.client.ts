import { type BarState, nextBarState, type Passed, solidAbove, transparentBelow } from './bar-state.ts';

/** Scroll distance in pixels after which a phone's menu button moves to the foot. */
const topOfPage = 8;

/**
 * Changes the bar's look as the page is scrolled, and sets `data-scrolled` on `<html>` once the page has left its top: the menu button then
 * moves to the apply bar. Suspended while the mobile menu is open. Invisible strips tell the observer where the page is: asking for the scroll
 * position at every scroll would have the browser compute all styles anew each time.
 */
export function initNavigationBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  const menu = document.querySelector<HTMLDialogElement>('[data-mobile-menu]');
  if (!bar) return;
  const passed: Passed = { solidAbove: false, transparentBelow: false };

  const update = () => {
    if (menu?.open) return;
    const state = bar.dataset.bar as BarState;
    const next = nextBarState(state, passed);
    if (next !== state) bar.dataset.bar = next;
  };
  const above = mark(solidAbove, 0);
  // A mark that ends just where the screen begins still counts as seen, and 25 % itself is not below 25 %.
  const below = mark(transparentBelow, 0.25);
  const top = mark(0, -topOfPage);
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target === top) document.documentElement.toggleAttribute('data-scrolled', !isIntersecting);
      else if (target === above) passed.solidAbove = !isIntersecting;
      else passed.transparentBelow = isIntersecting;
    }
    update();
  });
  for (const one of [top, above, below]) observer.observe(one);
  menu?.addEventListener('close', update);
}

/** An unseen strip from the top of the page down to a share of the viewport's height, less some pixels. */
function mark(share: number, less: number): HTMLElement {
  const strip = document.createElement('div');
  strip.style.cssText = `position:absolute;top:0;left:0;width:1px;height:calc(${share * 100}dvh - ${less}px);visibility:hidden`;
  strip.setAttribute('aria-hidden', 'true');
  document.body.append(strip);
  return strip;
}
