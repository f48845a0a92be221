/** User preferences that the browser tells: reduced motion (prefers-reduced-motion) and few bytes (Save-Data). */

/** Whether few bytes are wanted (Save-Data). Safari and Firefox don't tell, and count as no. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether reduced motion is asked for. */
export function prefersReducedMotion(): boolean {
  return reducedMotion().matches;
}

/** Calls `act` when reduced motion comes to be asked for while the page is open. */
export function onReducedMotion(act: () => void): void {
  reducedMotion().addEventListener('change', ({ matches }) => matches && act());
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
