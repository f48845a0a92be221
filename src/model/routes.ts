/** The addresses of all pages: those with a file of their own (page-list.ts), one for each programme, and the office's own. */

import { type PageId, type PageRoute, pageList, type RouteId, redirects } from '#schemas/page-list.ts';
import type { Programme, ProgrammeId } from '#schemas/programme.ts';
import { content } from './content.ts';

export { type PageId, type RouteId, redirects };

/** Every page, the programmes after the index of courses, and last those that the office made. */
export const routes: ReadonlyMap<RouteId, PageRoute> = new Map([
  ...withProgrammes(content.programmes),
  ...content['simple-pages'].map(({ id, title }): [RouteId, PageRoute] => [id, { path: `/${id}`, label: title, parent: 'home' }]),
]);

function withProgrammes(all: readonly Programme[]): ReadonlyMap<RouteId, PageRoute> {
  const own = Object.entries(pageList) as [PageId, PageRoute][];
  const programmes = all.map(({ id, shortName }): [ProgrammeId, PageRoute] => [
    id,
    { path: `${pageList.paramedical.path}/${id}`, label: shortName, parent: 'paramedical' },
  ]);
  const after = own.findIndex(([id]) => id === 'courses') + 1;
  return new Map<RouteId, PageRoute>([...own.slice(0, after), ...programmes, ...own.slice(after)]);
}

/** The ids of all pages, in the order of the list. */
export const routeIds: readonly RouteId[] = [...routes.keys()];

/** A page of the list. Throws on an id that no page has. */
function routeOf(id: RouteId): PageRoute {
  const route = id in pageList ? pageList[id as PageId] : routes.get(id);
  if (!route) throw new Error(`No page has the id '${id}': write one of ${routeIds.join(', ')}.`);
  return route;
}

/** The address of a page within the site: `pathOf('faq')` gives `/faq`. Throws on an id that no page has. */
export function pathOf(id: RouteId): `/${string}` {
  return routeOf(id).path;
}

/** The address of a place on a page: `placeOf('faq', 'fees')` gives `/faq#fees`; without a fragment that of the page as a whole. */
export function placeOf(id: RouteId, fragment?: string | null): `/${string}` {
  return fragment ? `${pathOf(id)}#${fragment}` : pathOf(id);
}

/** The address of a page's social card. The cards are made after the pages: publish/social-cards/. */
export const cardPath = (id: RouteId): `/${string}` => `/social/${id}.jpg`;

/** What links to a page say. */
export function labelOf(id: RouteId): string {
  return routeOf(id).label;
}

/** The pages above a page, home first, and the page itself last. */
export function trailOf(id: RouteId): RouteId[] {
  const { parent } = routeOf(id);
  return parent ? [...trailOf(parent as PageId), id] : [id];
}

/** The address that visitors see from the file that the build writes: `/about.html` and `/about/` give `/about`. */
export function visiblePath(pathname: string): string {
  return pathname.replace(/(^|\/)index\.html$|\.html$/, '$1').replace(/(.)\/$/, '$1');
}
