import type { IntroKind } from '#model/intros.ts';
import { arrivesAtFragment, startFirstVisit } from './first-visit.ts';

/** Key in sessionStorage that marks the intro as seen. */
const introSeenKey = 'introSeen';

/** The events that dismiss an intro without any other script. */
export const introActs = ['wheel', 'touchmove', 'keydown', 'click'] as const;

/** A wheel gesture has ended after this many milliseconds without an event. */
export const wheelPause = 250;

const conditions = `!${arrivesAtFragment}&&!matchMedia('(prefers-reduced-motion)').matches`;

/** Reads and sets the flag in one step. */
const notSeen = `(d=sessionStorage).${introSeenKey}!=(d.${introSeenKey}=1)`;

/** Whether event `v`, of type `k` at `t`, goes on with the gesture that dismissed the intro: `f` is when that one was last heard of. */
const continues = `v.repeat||k>'w'&&${wheelPause}>t-f`;

/** Whether the intro still stands: without its script CSS lifts it after 6 s (components/intro). */
const stands = "s.intro=='live'||6e3>t";

/** Whether the event scrolls: the wheel, the only type after 'w', and the keys that scroll. A finger is held by `touch-action`. */
const scrolls = "k>'w'|/ |En|.[UD]|Ho/.test(v.key)";

const onAct = `v=>{let t=v.timeStamp;(f?${continues}:${stands})?(f||=s.intro='leaving',f=t,${scrolls}&&v.preventDefault()):a.abort()}`;

const raise = [
  "let a=new AbortController,f;s.intro='up';e&&(s.below='later');",
  `for(let k of${JSON.stringify(introActs)})addEventListener(k,${onAct},{signal:a.signal,passive:0})`,
].join('');

/**
 * Returns the one inline script of a page with an intro, of at most 700 bytes. Before anything is painted it decides whether the overlay is shown:
 * not with a fragment in the address, not under reduced motion, and not twice in a tab where it is shown `once`; a tab that may not remember
 * shows no such intro.
 *
 * It also dismisses the overlay, so that nobody waits for a script over a slow line. The gesture that does so scrolls nothing until it has
 * ended: a turn of the wheel with its inertia, or a key that is held. The next one finds no listener left.
 */
export function introCheck(kind: IntroKind): string {
  return `try{${startFirstVisit}if(${conditions}${kind === 'once' ? `&&${notSeen}` : ''}){${raise}}}catch{}`;
}
