import { type BarState, nextBarState } from '../lib/bar-state.ts';

/** Changes the bar's look as the page is scrolled. Suspended while the mobile menu is open. */
export function watchBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  const menu = document.querySelector<HTMLDialogElement>('[data-mobile-menu]');
  if (!bar) return;

  const update = () => {
    if (menu?.open) return;
    const state = bar.dataset.bar as BarState;
    const next = nextBarState(state, window.scrollY, window.innerHeight);
    if (next !== state) bar.dataset.bar = next;
  };
  window.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', update, { passive: true });
  menu?.addEventListener('close', update);
  update();
}
