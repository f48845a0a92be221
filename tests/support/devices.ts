/** The screens that tests are run on, as options of a browser context. */

/** A laptop with a mouse: what tests are run on that name no other (playwright.config.ts). */
export const laptop = { viewport: { width: 1280, height: 800 } } as const;

/** A tablet in portrait: wide enough for the bar's links and the reel, and worked by touch. */
export const tablet = { viewport: { width: 900, height: 1100 }, hasTouch: true, isMobile: true } as const;

/** A small phone of three pixels a point, worked by touch. */
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true } as const;

/** Where nothing may move by itself, and what is moved by script stands still and can be read: [what is said of it, the options]. */
export const circumstancesWithoutMotion = [
  ['under reduced motion', { ...laptop, reducedMotion: 'reduce' }],
  ['with script off', { ...laptop, javaScriptEnabled: false }],
] as const;
