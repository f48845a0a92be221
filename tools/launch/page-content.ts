import type { Content } from '#model/content-types.ts';
import type { RouteId } from '#model/routes.ts';

/** A content file and its main page. */
export interface PageContent {
  route: RouteId;
  /** Relative to the project: 'src/content/programmes/bpt.yaml'. */
  file: string;
  content: object;
}

/** The main page of folders whose entries have no page of their own. */
const folderPages = {
  'certificate-courses': 'certificates',
  events: 'whatson',
  'admission-routes': 'courses',
  'email-templates': 'letters',
  questions: 'faq',
  research: 'research',
  innovations: 'innovation',
  gallery: 'gallery',
  calendar: 'academic-calendar',
  notices: 'home',
} as const satisfies Partial<Record<keyof Content, RouteId>>;

/** The main page of texts that several pages show. */
const sharedTextPages: Readonly<Record<string, RouteId>> = {
  apply: 'courses',
  'programme-pages': 'paramedical',
  'school-pages': 'paramedical',
  'contact-line': 'paramedical',
  'hindi-summary': 'paramedical',
  'not-found': 'home',
  offline: 'home',
};

/** Returns the main page of a file; for a task, the page of its school. Returns null if other content determines the page. */
export function mainRouteOf(folder: string, id: string): RouteId | null {
  if (folder === 'pages') return sharedTextPages[id] ?? (id as RouteId);
  if (['programmes', 'schools', 'tasks', 'simple-pages'].includes(folder)) return id as RouteId;
  return (folderPages as Partial<Record<string, RouteId>>)[folder] ?? null;
}

/** Returns the content of every file with its main page. */
export function pageContents(content: Content): PageContent[] {
  const pageContent = (folder: string, id: string, route: RouteId | null, fields: object) => ({
    route: route as RouteId,
    file: `src/content/${folder}/${id}.yaml`,
    content: fields,
  });
  const folderContents = (folder: 'programmes' | 'tasks' | 'simple-pages' | keyof typeof folderPages) =>
    content[folder].map((entry) => pageContent(folder, entry.id, mainRouteOf(folder, entry.id), entry));
  const visibleClaims = content.claims.filter(({ kind }) => kind === 'headline' || kind === 'award');
  // The courses of the health school are its programmes, those of the certificate school its categories; both have files of their own.
  const withSeparateCourses = ['paramedical', 'certificates'];
  return [
    ...Object.entries(content.pages).map(([name, fields]) => pageContent('pages', name, mainRouteOf('pages', name), fields)),
    ...visibleClaims.map((claim) => pageContent('claims', claim.id, claim.kind === 'award' ? 'awards' : 'home', claim)),
    ...content.schools.map(({ courses, ...school }) =>
      pageContent('schools', school.id, school.route, withSeparateCourses.includes(school.id) ? school : { ...school, courses }),
    ),
    ...(['programmes', 'tasks', 'simple-pages', ...Object.keys(folderPages)] as Parameters<typeof folderContents>[0][]).flatMap(
      folderContents,
    ),
  ];
}
