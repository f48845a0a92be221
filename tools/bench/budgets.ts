/**
 * What the site may cost, in one place: the tests hold every built page and file to its bytes, and `npm run bench` measures against all of it.
 * Bytes are those that travel, so text is counted in Brotli. It imports nothing, so that anything but the site itself may import it.
 *
 * Two kinds stand elsewhere. What is fetched in advance for the time without a network (`precacheLimit`, publish/offline/worker.ts): the build
 * itself holds to it, and knows nothing of this folder. And what pictures and films are made to (media/limits.ts).
 */
const KB = 1024;

/** What a page weighs on a phone, by kind, when it is opened and nothing is touched. */
export interface PageBudget {
  /** Scripts, again after a scroll to the foot. */
  script: number;
  /** Everything together. */
  whole: number;
}

/** The same for all pages. */
export const everyPage = {
  // With room for what the launch check asks the school for: all of it told, home weighs 30,876 bytes.
  htmlAndStyles: 31 * KB,
  fonts: 60 * KB,
  inlineScript: 700,
  /** The one at the beginning of the body (layouts/head/lost-scripts.inline.ts), which only adds a listener. */
  lostScripts: 115,
  /** The one before the notices of a page that has some (layouts/head/hide-notices.ts). */
  noticeCheck: 215,
  /** Characters of Astro's own loader of islands, in the body of a page that has one: it defines an element and waits. */
  islandLoader: 6 * KB,
  firstPicture: 60 * KB,
  picture: 25 * KB,
  /** No byte of a film before a visitor asks for it or, on a wide screen, scrolls to it. */
  films: 0,
} as const;

/** The light on the home page's wall is counted apart from the other scripts, by the names of its files. */
export const wallLight = { files: /\/jali[\w-]*\.[\w-]+\.js$/, script: 8 * KB } as const;

const plain: PageBudget = { script: 5 * KB, whole: 150 * KB };
const withIsland: PageBudget = { script: 70 * KB, whole: 220 * KB };
const special: Readonly<Record<string, Partial<PageBudget>>> = {
  '/': { whole: 300 * KB },
  // The day's light and what leads through it.
  '/gallery': { script: 6.5 * KB, whole: 250 * KB },
  // The pane that follows the pointer.
  '/about-acrylic': { script: 6.5 * KB },
};

/** The budget of one page. `island`: whether React draws a part of it in the browser. */
export function budgetOf(path: string, island: boolean): PageBudget {
  return { ...(island ? withIsland : plain), ...special[path] };
}

/** What a first visit takes unseen, beyond its page: the worker, the offline page and what that one needs besides. */
export const unseen = {
  // 25,990 bytes now: the menu button's bar and the message for lost scripts are on the offline page too.
  bytes: 25.5 * KB,
  /** Milliseconds after the page has loaded, before the first of them. */
  after: 5000,
} as const;

/** What Lighthouse and the browser's own clock say of a page on a phone at most, with room for noise; docs/quality.md tells what was reached. */
export const speed = {
  /** Each of the four categories. */
  score: 100,
  layoutShift: 0.02,
  /** Milliseconds in which the main thread could not answer. */
  blocked: 100,
  /** Largest paint, against a bare page: the same words and first picture, in a font of the system. The goal is 1.1, which half of the pages miss. */
  largestPaintToBare: 1.75,
} as const;

/** What a visitor's hand and eye need: WCAG 2.2. */
export const reach = {
  /** The smallest target in CSS pixels, 2.5.8. */
  target: 24,
  /** The narrowest screen without sideways scrolling, 1.4.10. */
  narrowest: 320,
} as const;
