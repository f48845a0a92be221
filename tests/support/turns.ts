/**
 * What Chromium calls an exception though no script has thrown it: a turn from page to page that it left out. A text file takes part in none,
 * and a page that was made ready may be there before the turn. Each version has its own words for it.
 */
export const turnLeftOut = /ViewTransition opt-in disabled|Transition was skipped/;
