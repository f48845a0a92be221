/** What the inline check of the head and the script of an intro both go by. */

/** The events that dismiss an intro. */
export const introActs = ['wheel', 'touchmove', 'keydown', 'click'] as const;

/** A wheel gesture has ended after this many milliseconds without an event. */
export const wheelPause = 250;

/** CSS lifts an intro that no script has taken over after this many milliseconds (intro.module.css). */
export const liftedByStyles = 6000;
