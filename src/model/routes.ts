/** The paths of all pages: those with a file of their own (page-list.ts), one for each programme, and the simple pages. */

import type { ProgrammeId } from '#schemas/ids.ts';
import { type PageId, type PageRoute, pageList, type RouteId, redirects } from '#schemas/page-list.ts';
import type { Programme } from '#schemas/programme.ts';
import type { PageLink } from '#schemas/shared.ts';
import { content } from './content.ts';

export { type PageId, type RouteId, redirects };

/** Every page: programmes follow the index of courses, simple pages are last. */
export const routes: ReadonlyMap<RouteId, PageRoute> = new Map([
  ...withProgrammes(content.programmes),
  ...content['simple-pages'].map(({ id, title }): [RouteId, PageRoute] => [id, { path: `/${id}`, label: title, parent: 'home' }]),
]);

function withProgrammes(programmes: readonly Programme[]): ReadonlyMap<RouteId, PageRoute> {
  const pages = Object.entries(pageList) as [PageId, PageRoute][];
  const programmeRoutes = programmes.map(({ id, shortName }): [ProgrammeId, PageRoute] => [
    id,
    { path: `${pageList.paramedical.path}/${id}`, label: shortName, parent: 'paramedical' },
  ]);
  const index = pages.findIndex(([id]) => id === 'courses') + 1;
  return new Map<RouteId, PageRoute>([...pages.slice(0, index), ...programmeRoutes, ...pages.slice(index)]);
}

/** The ids of all pages in order. */
export const routeIds: readonly RouteId[] = [...routes.keys()];

/** Returns a page's route. Throws if no page has the id. */
function routeOf(id: RouteId): PageRoute {
  const route = id in pageList ? pageList[id as PageId] : routes.get(id);
  if (!route) throw new Error(`No page has the id '${id}': write one of ${routeIds.join(', ')}.`);
  return route;
}

/** Returns the path of a page: `pathOf('faq')` is `/faq`. Throws if no page has the id. */
export function pathOf(id: RouteId): `/${string}` {
  return routeOf(id).path;
}

/** Returns a link to a page or to a fragment of it: `hrefOf('faq', 'fees')` is `/faq#fees`. */
export function hrefOf(id: RouteId, fragment?: string | null): `/${string}` {
  return fragment ? `${pathOf(id)}#${fragment}` : pathOf(id);
}

/** Returns the path of a page's social card. publish/social-cards/ draws the cards after the pages are built. */
export const cardPath = (id: RouteId): `/${string}` => `/social/${id}.jpg`;

/** Returns the text of links to a page. */
export function labelOf(id: RouteId): string {
  return routeOf(id).label;
}

/** Returns the URL and the text of a link in the content, by default the page's label. Throws if no page has the id. */
export function linkOf({ page, fragment, label }: PageLink): { href: string; label: string } {
  return { href: hrefOf(page, fragment), label: label ?? labelOf(page) };
}

/** Returns the ancestors of a page, home first, and the page itself last. */
export function trailOf(id: RouteId): RouteId[] {
  const { parent } = routeOf(id);
  return parent ? [...trailOf(parent as PageId), id] : [id];
}

/** Returns the path that visitors see for a built file: `/about.html` and `/about/` give `/about`. */
export function visiblePath(pathname: string): string {
  return pathname.replace(/(^|\/)index\.html$|\.html$/, '$1').replace(/(.)\/$/, '$1');
}
