/** `once`: shown once per tab. `always`: shown on every visit. */
export type IntroKind = 'once' | 'always';

/** The name under which a tab remembers that it has seen the intro. */
export const introSeenKey = 'introSeen';

const conditions = "!location.hash&&!matchMedia('(prefers-reduced-motion: reduce)').matches";

/**
 * The one inline script of a page with an intro (at most 400 bytes): decides, before anything is painted, whether the overlay
 * stands. Not with a fragment in the address, not under reduced motion, and not twice in a tab where it is shown `once`.
 */
export function introCheck(kind: IntroKind): string {
  const seen = kind === 'once' ? `&&!sessionStorage.${introSeenKey}` : '';
  return `try{if(${conditions}${seen})document.documentElement.dataset.intro='up'}catch{}`;
}
