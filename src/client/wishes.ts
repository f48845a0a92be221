/** What the visitor's system or browser asks of every page. */

/** Whether few bytes are wanted (Save-Data). Safari and Firefox don't tell, and count as no. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether less motion is wanted. */
export function wantsLessMotion(): boolean {
  return lessMotion().matches;
}

/** Calls `act` when a visitor begins to want less motion while the page is open. */
export function onLessMotion(act: () => void): void {
  lessMotion().addEventListener('change', ({ matches }) => matches && act());
}

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
