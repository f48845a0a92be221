/** The bar becomes solid above 35 % of the viewport's height and transparent again below 25 % (specification, section 4). */
export const solidAbove = 0.35;
export const transparentBelow = 0.25;

export type BarState = 'top' | 'solid';

/** Of the two thresholds, whether the page is scrolled above the one and below the other; between them it is neither. */
export interface Passed {
  solidAbove: boolean;
  transparentBelow: boolean;
}

/** The next state of the bar, from its present one and the thresholds passed. */
export function nextBarState(state: BarState, passed: Passed): BarState {
  if (passed.solidAbove) return 'solid';
  if (passed.transparentBelow) return 'top';
  return state;
}
