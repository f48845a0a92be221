/** `once`: shown once per tab. `always`: shown on every visit. */
export type IntroKind = 'once' | 'always';

/** The name under which a tab remembers that it has seen the intro. */
const introSeenKey = 'introSeen';

const conditions = "!location.hash&&!matchMedia('(prefers-reduced-motion: reduce)').matches";

/** Whether the page has been come to, neither loaded again nor gone back to: then it stands at its top. */
export const entered = "performance.getEntriesByType('navigation')[0].type=='navigate'";

/**
 * The one inline script of a page with an intro (at most 400 bytes): decides, before anything is painted, whether the overlay
 * stands. Not with a fragment in the address, not under reduced motion, and not twice in a tab where it is shown `once`; a tab
 * that may not remember shows no such intro.
 */
export function introCheck(kind: IntroKind): string {
  const once = kind === 'once' ? `&&!sessionStorage.${introSeenKey}&&(sessionStorage.${introSeenKey}=1)` : '';
  const up = `{let s=document.documentElement.dataset;s.intro='up';${entered}&&(s.below='later')}`;
  return `try{if(${conditions}${once})${up}}catch{}`;
}
