/** Speculation rules: the pages that a browser may prefetch or prerender before a click. Only Chromium supports them. */
import { intros as introKinds } from './intros.ts';
import { pathOf, type RouteId } from './routes.ts';

/**
 * Returns the rules as JSON. A page is prerendered when the pointer rests on its link or a finger touches it (`moderate`). A page with an intro is
 * only prefetched, so that the intro does not play while the page is hidden. Paths with an extension are files and are excluded. Browsers ignore the
 * rules when the visitor saves data or power.
 */
export function speculationRules(): string {
  const intros = { href_matches: (Object.keys(introKinds) as RouteId[]).map(pathOf) };
  const exceptFragments = { not: { selector_matches: '[href^="#"]' } };
  const eagerness = 'moderate';
  return JSON.stringify({
    prefetch: [{ where: { and: [intros, exceptFragments] }, eagerness }],
    prerender: [
      {
        where: { and: [{ href_matches: '/*' }, { not: intros }, { not: { href_matches: '/*.*' } }, exceptFragments] },
        eagerness,
      },
    ],
  });
}
