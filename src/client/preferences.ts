/** User preferences: reduced motion and Save-Data. */

declare global {
  /** https://wicg.github.io/savedata/ */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether Save-Data is on. Always false in Safari and Firefox, which don't expose it. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Whether reduced motion is preferred. */
export function prefersReducedMotion(): boolean {
  return reducedMotion().matches;
}

/** Calls `callback` when reduced motion is switched on while the page is open. */
export function onReducedMotion(callback: () => void): void {
  reducedMotion().addEventListener('change', ({ matches }) => matches && callback());
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
