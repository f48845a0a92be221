/** Devices as options of a browser context. */

/** A laptop with a mouse, the default of all tests (playwright.config.ts). */
export const laptop = { viewport: { width: 1280, height: 800 } } as const;

/** A tablet in portrait with touch, wide enough for the navigation bar's links and the reel. */
export const tablet = { viewport: { width: 900, height: 1100 }, hasTouch: true, isMobile: true } as const;

/** A small phone with touch and a device pixel ratio of 3. */
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true } as const;

/** Contexts in which nothing may move by itself and all content must be readable: [title, options]. */
export const motionlessContexts = [
  ['under reduced motion', { ...laptop, reducedMotion: 'reduce' }],
  ['with JavaScript disabled', { ...laptop, javaScriptEnabled: false }],
] as const;
