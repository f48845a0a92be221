/** How the visitor came to this page. Part of the inline script of every head, which has a size limit (tools/bench/budgets.ts). */

/** Undefined if the browser hides navigation timing (a setting of Firefox). */
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

const {
  documentElement: { dataset },
  referrer,
} = document;

/** The `data-*` attributes of `<html>`, by which the inline script passes its decisions to styles and other scripts. */
export { dataset };

/** Whether the page was opened by a link or its URL, and so is at the top. After a reload or a step back it may be scrolled. */
export const isNavigation = navigation?.type === 'navigate';

/** Whether the visitor comes from outside the site and has no service worker of an earlier visit. */
export const isFirstVisit = isNavigation && !navigator.serviceWorker?.controller && !referrer.startsWith(origin);

/**
 * Whether the URL has a fragment. Browsers remove text fragments (`#:~:text=`) from `location`; only the navigation entry has them:
 * https://wicg.github.io/scroll-to-text-fragment/#extracting-the-fragment-directive
 */
export const hasFragment = () => /#/.test(location + (navigation?.name as string));

// Returning visitors probably have the web fonts cached, and use them at once. Others load them after the first picture (client/load-fonts.ts).
if (!isFirstVisit && !navigator.connection?.saveData) delete dataset.fonts;
