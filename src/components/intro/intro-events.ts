/** Shared by the inline check in the head (layouts/head/intro-check.ts) and the intro's script. */

/** The events that dismiss an intro. */
export const dismissEvents = ['wheel', 'touchmove', 'keydown', 'click'] as const;

/** Milliseconds without an event that end a wheel gesture. */
export const wheelPause = 250;

/** Milliseconds after which CSS removes the intro if its script does not run (intro.module.css). */
export const cssRemovalDelay = 6000;
