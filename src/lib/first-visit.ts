/** Whether the page has been come to, neither loaded again nor gone back to: then it stands at its top. */
const entered = "performance.getEntriesByType('navigation')[0]?.type=='navigate'";

/**
 * How the inline script of every head begins: gives the web fonts to whoever has them already, from another page of the site, from a visit of
 * which offline copies are kept, or since the page is loaded again. For anyone else they come after the first picture
 * (client/load-fonts.ts), and with Save-Data never.
 */
export const typeAtOnce = [
  'let d=document,s=d.documentElement.dataset,n=navigator;',
  `let e=${entered},v=n.serviceWorker?.controller||d.referrer.startsWith(origin);`,
  '(v||!e)&&!n.connection?.saveData&&delete s.fonts;',
].join('');

/**
 * The inline script of the head where there is no intro. On a first visit the layout of what lies below the first screen waits until the page
 * has come, since a slow phone would spend a quarter of a second on it (client/lay-out-below.ts); not where the visitor is to land there,
 * by a fragment or on a reload.
 */
export const firstVisit = `try{${typeAtOnce}e&&!v&&!location.hash&&(s.below='later')}catch{}`;
