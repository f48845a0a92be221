import type { Content } from '#model/read-content.ts';
import type { RouteId } from '#model/routes.ts';

/** What a file says, and the page that it is at home on. */
export interface PageContent {
  route: RouteId;
  /** Within the project: 'src/content/programmes/bpt.yaml'. */
  file: string;
  content: object;
}

/** The page of each folder whose entries have none of their own. */
const homes = {
  'certificate-courses': 'certificates',
  events: 'whatson',
  entrances: 'courses',
  letters: 'letters',
  questions: 'faq',
  research: 'research',
  innovations: 'innovation',
  gallery: 'gallery',
  calendar: 'academic-calendar',
  notices: 'home',
} as const satisfies Partial<Record<keyof Content, RouteId>>;

/** What stands on several pages is at home on the first of them. */
const sharedWords: Readonly<Record<string, RouteId>> = {
  apply: 'courses',
  'programme-pages': 'paramedical',
  'school-pages': 'paramedical',
  'contact-line': 'paramedical',
  'in-hindi': 'paramedical',
  'not-found': 'home',
  offline: 'home',
};

/** The page that a file of a folder is at home on, a task's that of the school of its name; null where that is the page of what refers to it. */
export function homeOf(folder: string, id: string): RouteId | null {
  if (folder === 'pages') return sharedWords[id] ?? (id as RouteId);
  if (['programmes', 'schools', 'tasks', 'simple-pages'].includes(folder)) return id as RouteId;
  return (homes as Partial<Record<string, RouteId>>)[folder] ?? null;
}

/** What each page says, file by file. */
export function pageContents(content: Content): PageContent[] {
  const at = (folder: string, id: string, route: RouteId | null, words: object) => ({
    route: route as RouteId,
    file: `src/content/${folder}/${id}.yaml`,
    content: words,
  });
  const ofFolder = (folder: 'programmes' | 'tasks' | 'simple-pages' | keyof typeof homes) =>
    content[folder].map((entry) => at(folder, entry.id, homeOf(folder, entry.id), entry));
  const shown = content.claims.filter(({ kind }) => kind === 'headline' || kind === 'award');
  // The health school's courses are its programmes, the certificate school's its categories: they stand with those.
  const elsewhere = ['paramedical', 'certificates'];
  return [
    ...Object.entries(content.pages).map(([name, words]) => at('pages', name, homeOf('pages', name), words)),
    ...shown.map((claim) => at('claims', claim.id, claim.kind === 'award' ? 'awards' : 'home', claim)),
    ...content.schools.map(({ courses, ...school }) =>
      at('schools', school.id, school.route, elsewhere.includes(school.id) ? school : { ...school, courses }),
    ),
    ...(['programmes', 'tasks', 'simple-pages', ...Object.keys(homes)] as Parameters<typeof ofFolder>[0][]).flatMap(ofFolder),
  ];
}
