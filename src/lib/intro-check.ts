/** `once`: shown once per tab. `always`: shown on every visit. `pictured`: on every visit too, over a picture and without the light. */
export type IntroKind = 'once' | 'always' | 'pictured';

/** The name under which a tab remembers that it has seen the intro. */
const introSeenKey = 'introSeen';

/** What dismisses an intro, once. */
export const introActs = ['wheel', 'touchmove', 'scroll', 'keydown', 'click'] as const;

/** How long the overlay takes to fade (specification, section 9); in milliseconds. */
const fade = 1000;

/** The addresses of the light that fills its letters (components/intro). */
interface IntroLight {
  narrow: string;
  wide: string;
}

/** From this width on the letters take the wide light, as their styles do; in CSS pixels. */
const wideLightFrom = 768;

const conditions = "!location.hash&&!matchMedia('(prefers-reduced-motion: reduce)').matches";

/** Whether the page has been come to, neither loaded again nor gone back to: then it stands at its top. */
export const entered = "performance.getEntriesByType('navigation')[0].type=='navigate'";

/**
 * The one inline script of a page with an intro (at most 700 bytes): decides, before anything is painted, whether the overlay
 * stands, and takes it away at the first act, for which nobody is to wait until a script has come over a slow line.
 * Not with a fragment in the address, not under reduced motion, and not twice in a tab where it is shown `once`; a tab
 * that may not remember shows no such intro. Its light is asked for at once: styles would ask for it when they first meet the letters,
 * an eighth of a second later on a slow phone, and it would miss the first frame. A preload would fetch it where no intro stands.
 */
export function introCheck(kind: IntroKind, { narrow, wide }: IntroLight): string {
  const once = kind === 'once' ? `&&!sessionStorage.${introSeenKey}&&(sessionStorage.${introSeenKey}=1)` : '';
  const leave = `'${introActs.join(' ')}'.split(' ').map(t=>addEventListener(t,()=>{a.abort();if(s.intro)s.intro='leaving',setTimeout(()=>delete s.intro,${fade})},o));`;
  const ask = kind === 'pictured' ? '' : `new Image().src=innerWidth>=${wideLightFrom}?'${wide}':'${narrow}';`;
  const up = `{let s=document.documentElement.dataset,a=new AbortController,o={signal:a.signal,passive:true};s.intro='up';${leave}${ask}${entered}&&(s.below='later')}`;
  return `try{if(${conditions}${once})${up}}catch{}`;
}
