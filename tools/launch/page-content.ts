import type { Content } from '#model/content-types.ts';
import type { RouteId } from '#model/routes.ts';

/** A content file and the page under which the launch check lists it. */
export interface ContentFile {
  route: RouteId;
  /** Relative to the project: 'src/content/programmes/bpt.yaml'. */
  file: string;
  fields: object;
}

/** The page of folders whose entries have no page of their own. */
const folderPages = {
  'certificate-courses': 'certificates',
  events: 'whatson',
  'admission-routes': 'courses',
  'email-templates': 'email-templates',
  questions: 'faq',
  research: 'research',
  innovations: 'innovation',
  gallery: 'gallery',
  calendar: 'academic-calendar',
  notices: 'home',
} as const satisfies Partial<Record<keyof Content, RouteId>>;

/** The page under which texts are listed that belong to several pages, or to an error page. */
const pagesOfOtherTexts: Readonly<Record<string, RouteId>> = {
  apply: 'courses',
  'programme-pages': 'paramedical',
  'school-pages': 'paramedical',
  'contact-line': 'paramedical',
  'hindi-summary': 'paramedical',
  'not-found': 'home',
  offline: 'home',
};

/** Returns the page of an entry; for a task, the page of its school. */
function routeOf(folder: string, id: string): RouteId {
  if (folder === 'pages') return pagesOfOtherTexts[id] ?? (id as RouteId);
  if (['programmes', 'schools', 'tasks', 'simple-pages'].includes(folder)) return id as RouteId;
  return folderPages[folder as keyof typeof folderPages];
}

/** Returns every content file with its page. */
export function contentFiles(content: Content): ContentFile[] {
  const contentFile = (folder: string, id: string, route: RouteId, fields: object) => ({
    route,
    file: `src/content/${folder}/${id}.yaml`,
    fields,
  });
  const folderContents = (folder: 'programmes' | 'tasks' | 'simple-pages' | keyof typeof folderPages) =>
    content[folder].map((entry) => contentFile(folder, entry.id, routeOf(folder, entry.id), entry));
  const visibleClaims = content.claims.filter(({ kind }) => kind === 'headline' || kind === 'award');
  // The courses of the health school are its programmes, those of the certificate school its categories; both have files of their own.
  const withSeparateCourses = ['paramedical', 'certificates'];
  return [
    ...Object.entries(content.pages).map(([name, fields]) => contentFile('pages', name, routeOf('pages', name), fields)),
    ...visibleClaims.map((claim) => contentFile('claims', claim.id, claim.kind === 'award' ? 'awards' : 'home', claim)),
    ...content.schools.map(({ courses, ...school }) =>
      contentFile('schools', school.id, school.route, withSeparateCourses.includes(school.id) ? school : { ...school, courses }),
    ),
    ...(['programmes', 'tasks', 'simple-pages', ...Object.keys(folderPages)] as Parameters<typeof folderContents>[0][]).flatMap(
      folderContents,
    ),
  ];
}
