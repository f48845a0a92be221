/**
 * How the inline script of every head begins: `e` is whether the page was navigated to, neither reloaded nor gone back to (then it is at its top),
 * and `v` whether that is a first visit. Those who have the web fonts get them at once: from another page of the site, from a visit of which
 * offline copies are kept, or since the page is reloaded. For anyone else they come after the first picture (client/load-fonts.ts), and with
 * Save-Data never.
 */
export const startFirstVisit = [
  "let d=document,s=d.documentElement.dataset,n=navigator,[p]=performance.getEntriesByType('navigation'),",
  "e=p?.type=='navigate',v=e&&!n.serviceWorker?.controller&&d.referrer.indexOf(origin);",
  'v||n.connection?.saveData||delete s.fonts;',
].join('');

/**
 * Whether the visitor is to land at a place within the page. A text fragment (`#:~:text=`) is taken out of the page's own address, and is found in
 * that of the navigation alone: https://wicg.github.io/scroll-to-text-fragment/#extracting-the-fragment-directive
 */
export const arrivesAtFragment = '/#/.test(location+p?.name)';

/**
 * The inline script of the head where there is no intro. On a first visit the layout of what lies below the first screen waits until the page
 * has come, since a slow phone would spend a quarter of a second on it (client/lay-out-below.ts); not where the visitor is to land there,
 * by a fragment or on a reload.
 */
export const firstVisit = `try{${startFirstVisit}v&&!${arrivesAtFragment}&&(s.below='later')}catch{}`;
