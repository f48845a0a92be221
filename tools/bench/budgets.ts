/**
 * Performance budgets of the site. The tests check the bytes of every built page and file; `npm run bench` checks everything. Bytes are transfer
 * sizes, so text is counted after Brotli. This file imports nothing, so that all tests and tools can import it.
 *
 * Two limits are elsewhere: the precache of the service worker (`precacheLimit`, publish/offline/worker.ts), which the build checks, and the sizes
 * of pictures and films (media/limits.ts).
 */
const KB = 1024;

/** Transfer sizes of a page on a phone when it is opened, without interaction. */
export interface PageBudget {
  /** Scripts, checked again after scrolling to the end. */
  script: number;
  /** All files. */
  total: number;
}

/** Limits for every page. */
export const everyPage = {
  // The home page would have 30,876 bytes if all facts were set that the launch check lists as missing.
  htmlAndStyles: 31 * KB,
  fonts: 60 * KB,
  inlineScript: 700,
  /** Bytes of the script at the beginning of the body (layouts/head/load-failures.inline.ts), which only adds a listener. */
  loadFailuresScript: 115,
  /** Bytes of the script before the notices of a page (layouts/head/hide-notices.ts). */
  noticesScript: 215,
  /** Characters of Astro's island loader in the body of a page with an island. It defines an element and waits. */
  islandLoader: 6 * KB,
  firstPicture: 60 * KB,
  picture: 25 * KB,
  /** A film is not loaded before a visitor plays it or, on a wide screen, scrolls to it. */
  films: 0,
} as const;

/** The script of the light on the wall of the home page. It has its own budget and is recognised by its file name. */
export const wallLight = { files: /\/jali[\w-]*\.[\w-]+\.js$/, script: 8 * KB } as const;

const withoutIsland: PageBudget = { script: 5 * KB, total: 150 * KB };
const withIsland: PageBudget = { script: 70 * KB, total: 220 * KB };
const pageBudgets: Readonly<Record<string, Partial<PageBudget>>> = {
  '/': { total: 300 * KB },
  // The background that changes with the time of day, and the lightbox.
  '/gallery': { script: 6.5 * KB, total: 250 * KB },
  // The acrylic pane that follows the pointer.
  '/about-acrylic': { script: 6.5 * KB },
};

/** Returns the budget of a page. `hasIsland`: whether React hydrates a component of the page. */
export function budgetOf(path: string, hasIsland: boolean): PageBudget {
  return { ...(hasIsland ? withIsland : withoutIsland), ...pageBudgets[path] };
}

/** The background download of a first visit: the service worker, the offline page and its files. */
export const backgroundLoad = {
  // 26,022 bytes now. The offline page includes the navigation bar and the message for scripts that fail to load.
  bytes: 25.5 * KB,
  /** Milliseconds between the load of the page and the first request. */
  delay: 5000,
} as const;

/** Limits for Lighthouse and for timings under real throttling, with room for noise. docs/quality.md has the measured values. */
export const speed = {
  /** Each of the four categories. */
  score: 100,
  layoutShift: 0.02,
  /** Total blocking time in milliseconds. */
  blockingTime: 100,
  /** LCP divided by the LCP of the baseline page. The goal is 1.1, which half of the pages miss. */
  lcpRatio: 1.75,
} as const;

/** Usability limits of WCAG 2.2. */
export const usabilityLimits = {
  /** Minimum target size in CSS pixels, 2.5.8. */
  targetSize: 24,
  /** Width of the narrowest viewport without horizontal scrolling, 1.4.10. */
  viewportWidth: 320,
} as const;
