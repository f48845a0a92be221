/**
 * Every page of the site, once. Navigation, footer, breadcrumbs, sitemap, redirects and tests are derived from this list.
 * `label` is what links to the page say.
 */
import { pathFromLabel } from './label-path.ts';

interface Route {
  path: `/${string}`;
  label: string;
  /** The id of the page above it in the breadcrumbs. */
  parent?: string;
}

/** A top link of the bar: its address follows from its label. */
const top = (label: string) => ({ path: pathFromLabel(label), label, parent: 'home' }) as const;
const resource = (path: `/${string}`, label: string) => ({ path, label, parent: 'home' }) as const;
const school = (path: `/${string}`, label: string) => ({ path, label, parent: 'home' }) as const;
const programme = (segment: string, label: string) =>
  ({ path: `/schoolofparamedicalandhealthsciences/${segment}`, label, parent: 'paramedical' }) as const;

export const routes = {
  home: { path: '/', label: 'Home' },

  about: top('About'),
  research: top('Research'),
  innovation: top('Innovation'),
  community: top('Community'),
  whatson: top('What’s On?'),

  paramedical: school('/schoolofparamedicalandhealthsciences', 'Paramedical and Health Sciences'),
  management: school('/schoolofmanagement', 'Management'),
  design: school('/schoolofdesign', 'Design'),
  commerce: school('/schoolofcommerceandmanagement', 'Commerce and Management'),
  legal: school('/schooloflegalstudies', 'Legal Studies'),
  science: school('/schoolofscience', 'Science'),
  it: school('/schoolofinformationtechnologyandspecializations', 'IT and Specializations'),
  humanities: school('/schoolofhumanitiesandappliedarts', 'Humanities and Applied Arts'),
  certificates: school('/schoolofcertificatecourses', 'Certificate Courses'),
  courses: { path: '/courses', label: 'All programmes and courses', parent: 'home' },

  bmlt: programme('bmlt', 'B.M.L.T'),
  dmlt: programme('dmlt', 'D.M.L.T'),
  bpt: programme('bpt', 'B.P.T'),
  mpt: programme('mpt', 'M.P.T'),
  dpharm: programme('dpharm', 'D.Pharm'),
  bpharm: programme('bpharm', 'B.Pharm'),
  anm: programme('anm', 'A.N.M'),
  gnm: programme('gnm', 'G.N.M'),
  bams: programme('bams', 'B.A.M.S'),
  bscnursing: programme('bscnursing', 'B.Sc. Nursing'),
  hso: programme('hso', 'H.S.O'),
  gda: programme('gda', 'G.D.A'),

  'digital-library': resource('/digital-library', 'Digital Library'),
  'digital-learning': resource('/digital-learning', 'Digital Learning'),
  'student-handbook': resource('/student-handbook', 'Student Handbook'),
  'academic-calendar': resource('/academic-calendar', 'Academic Calendar'),
  'career-support': resource('/career-support', 'Career Support'),
  gallery: resource('/gallery', 'Gallery'),
  faq: resource('/faq', 'FAQs'),
  awards: resource('/awardandaccreditions', 'Award & Accreditions'),

  accessibility: { path: '/accessibility', label: 'Accessibility', parent: 'home' },
  privacy: { path: '/privacy', label: 'Privacy', parent: 'home' },

  'about-acrylic': { path: '/about-acrylic', label: 'The acrylic film', parent: 'about' },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteId = keyof typeof routes;

/** Old or alternative addresses and the page that each permanently leads to. */
export const redirects = {
  '/schooloftechnologyandspecializations': 'it',
} as const satisfies Readonly<Record<string, RouteId>>;

/** The ids of all pages, in the order of the list. */
export const routeIds = Object.keys(routes) as RouteId[];

/** The address of a page within the site: `pathOf('faq')` gives `/faq`. Throws on an id that no page has. */
export function pathOf(id: RouteId): `/${string}` {
  const route: Route | undefined = routes[id];
  if (!route) throw new Error(`No page has the id '${id}': write one of ${routeIds.join(', ')} (src/lib/routes.ts).`);
  return route.path;
}

/** The address of a place on a page: `placeOf('faq', 'fees')` gives `/faq#fees`; without a fragment that of the page as a whole. */
export function placeOf(id: RouteId, fragment?: string | null): `/${string}` {
  return fragment ? `${pathOf(id)}#${fragment}` : pathOf(id);
}

/** The address of a page's social card. The cards are made after the pages: deploy/social-cards/. */
export const cardPath = (id: RouteId): `/${string}` => `/social/${id}.jpg`;

/** What links to a page say. */
export function labelOf(id: RouteId): string {
  return routes[id].label;
}

/** The pages above a page, home first, and the page itself last. */
export function trailOf(id: RouteId): RouteId[] {
  const route: Route = routes[id];
  return route.parent ? [...trailOf(route.parent as RouteId), id] : [id];
}

/** The address that visitors see from the file that the build writes: `/about.html` and `/about/` give `/about`. */
export function visiblePath(pathname: string): string {
  return pathname.replace(/(^|\/)index\.html$|\.html$/, '$1').replace(/(.)\/$/, '$1');
}
