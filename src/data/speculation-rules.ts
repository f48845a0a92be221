/** What a browser may fetch ahead of a click: the rules of speculative loading, which Chromium's browsers know and others ignore. */
import { pathOf, type RouteId, routeIds } from './routes.ts';

/** Where the rules stand; a header of every page names the file. */
export const speculationRulesPath = '/speculation-rules.json';

/** Pages that open with an intro: it should begin when the visitor arrives, and not while the page is made ready unseen. */
const withIntro: readonly RouteId[] = ['home', 'gallery', 'certificates'];

/**
 * A page is made ready when a pointer rests on its link or a finger goes down on it (`moderate`); one with an intro is only fetched. Only
 * pages of the site are named, never its files. Browsers leave all of it out where the visitor saves data or power.
 */
export function speculationRules(): object {
  const others = routeIds().filter((id) => !withIntro.includes(id));
  return { prefetch: [ruleFor(withIntro)], prerender: [ruleFor(others)] };
}

function ruleFor(ids: readonly RouteId[]): object {
  const withinThePage = { selector_matches: '[href^="#"]' };
  return { where: { and: [{ href_matches: ids.map(pathOf) }, { not: withinThePage }] }, eagerness: 'moderate' };
}
