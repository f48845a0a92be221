/** The bar becomes solid above 35 % of the viewport's height and transparent again below 25 % (specification, section 4). */
export const solidAbove = 0.35;
export const transparentBelow = 0.25;

export type BarState = 'top' | 'solid';

/** The next state of the bar, from its present one and how far the page is scrolled; both lengths in CSS pixels. */
export function nextBarState(state: BarState, scrolled: number, viewportHeight: number): BarState {
  if (scrolled > viewportHeight * solidAbove) return 'solid';
  if (scrolled < viewportHeight * transparentBelow) return 'top';
  return state;
}
