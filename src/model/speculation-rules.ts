/** Speculation rules: pages a browser may fetch or prerender before a click. Only Chromium supports them. */
import { intros as kinds } from './intros.ts';
import { pathOf, type RouteId } from './routes.ts';

/**
 * A page is made ready when a pointer rests on its link or a finger goes down on it (`moderate`); one with an intro is only fetched, since that
 * should begin when the visitor arrives, and not while the page is made ready unseen. Pages
 * have no ending, files have one and are never fetched so. Browsers leave all of it out where the visitor saves data or power.
 */
export function speculationRules(): string {
  const intros = { href_matches: (Object.keys(kinds) as RouteId[]).map(pathOf) };
  const withinThePage = { not: { selector_matches: '[href^="#"]' } };
  const eagerness = 'moderate';
  return JSON.stringify({
    prefetch: [{ where: { and: [intros, withinThePage] }, eagerness }],
    prerender: [
      { where: { and: [{ href_matches: '/*' }, { not: intros }, { not: { href_matches: '/*.*' } }, withinThePage] }, eagerness },
    ],
  });
}
