import { typeAtOnce } from './first-visit.ts';
import type { RouteId } from './page-list.ts';

/** `once`: shown once per tab. `always`: shown on every visit. */
export type IntroKind = 'once' | 'always';

/** The pages that open with an intro. */
export const intros: Readonly<Partial<Record<RouteId, IntroKind>>> = { home: 'once', gallery: 'always', certificates: 'always' };

/** The name under which a tab remembers that it has seen the intro. */
const introSeenKey = 'introSeen';

/** What dismisses an intro, once. */
export const introActs = ['wheel', 'touchmove', 'scroll', 'keydown', 'click'] as const;

/** How long the overlay takes to fade (specification, section 9); in milliseconds. `--fade` in components/intro says it to the styles, and journeys/intros holds them together. */
export const introFade = 1000;

const conditions = "!location.hash&&!matchMedia('(prefers-reduced-motion: reduce)').matches";

/**
 * The one inline script of a page with an intro (at most 700 bytes): decides, before anything is painted, whether the overlay
 * stands, and takes it away at the first act, for which nobody is to wait until a script has come over a slow line.
 * Not with a fragment in the address, not under reduced motion, and not twice in a tab where it is shown `once`; a tab
 * that may not remember shows no such intro.
 */
export function introCheck(kind: IntroKind): string {
  const once = kind === 'once' ? `&&!sessionStorage.${introSeenKey}&&(sessionStorage.${introSeenKey}=1)` : '';
  const leave = `'${introActs.join(' ')}'.split(' ').map(t=>addEventListener(t,()=>{a.abort();if(s.intro)s.intro='leaving',setTimeout(()=>delete s.intro,${introFade})},o));`;
  const up = `{let a=new AbortController,o={signal:a.signal,passive:true};s.intro='up';${leave}e&&(s.below='later')}`;
  return `try{${typeAtOnce}if(${conditions}${once})${up}}catch{}`;
}
