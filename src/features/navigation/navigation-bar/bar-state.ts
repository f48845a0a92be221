/** The bar becomes solid above 35 % of the viewport's height and transparent again below 25 % (specification, section 4). */
export const solidThreshold = 0.35;
export const transparentThreshold = 0.25;

export type BarState = 'top' | 'solid';

/** Whether the page is scrolled above the first threshold, and below the second. Between them both are false. */
export interface ScrollPosition {
  isAboveSolid: boolean;
  isBelowTransparent: boolean;
}

/** Returns the next state of the bar, from the current state and the scroll position. */
export function nextBarState(state: BarState, position: ScrollPosition): BarState {
  if (position.isAboveSolid) return 'solid';
  if (position.isBelowTransparent) return 'top';
  return state;
}
