/**
 * How the visitor has come to this page. Part of the inline script of every head, before anything is painted: every byte counts (tools/bench/budgets.ts).
 */
/** Undefined in a browser that does not tell (Firefox can be set so). */
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

const {
  documentElement: { dataset },
  referrer,
} = document;

/** What the head's script decides, styles and other scripts read in the attributes of `<html>`. */
export { dataset };

/** Whether the page was opened by a link or its address: it is at its top then. After a reload or on going back it may not be. */
export const isNavigation = navigation?.type === 'navigate';

/** Whether the visitor comes neither from a page of the site nor from a visit of which offline copies are kept. */
export const isFirstVisit = isNavigation && !navigator.serviceWorker?.controller && !referrer.startsWith(origin);

/**
 * Whether the visitor is to land at a place within the page. A text fragment (`#:~:text=`) is taken out of the page's own address and stands in
 * that of the navigation alone: https://wicg.github.io/scroll-to-text-fragment/#extracting-the-fragment-directive
 */
export const hasFragment = () => /#/.test(location + (navigation?.name as string));

// Who may have the web fonts already gets them at once. For anyone else they come after the first picture (client/load-fonts.ts), with Save-Data never.
if (!isFirstVisit && !navigator.connection?.saveData) delete dataset.fonts;
