import type { Content } from '../../src/data/read-content.ts';
import type { RouteId } from '../../src/data/routes.ts';

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
  questions: 'faq',
  research: 'research',
  innovations: 'innovation',
  gallery: 'gallery',
} as const satisfies Partial<Record<keyof Content, RouteId>>;

/** What stands on several pages is at home on the first of them. */
const sharedWords: Readonly<Record<string, RouteId>> = {
  apply: 'courses',
  'programme-pages': 'paramedical',
  'school-pages': 'paramedical',
  'not-found': 'home',
  offline: 'home',
};

/** The page that a file of a folder is at home on, a task's that of the school of its name; null where that is the page of what refers to it. */
export function homeOf(folder: string, id: string): RouteId | null {
  if (folder === 'pages') return sharedWords[id] ?? (id as RouteId);
  if (folder === 'programmes' || folder === 'schools' || folder === 'tasks') return id as RouteId;
  return (homes as Partial<Record<string, RouteId>>)[folder] ?? null;
}

/** What each page says, file by file. */
export function pageContents(content: Content): PageContent[] {
  const entries = (folder: keyof typeof homes) =>
    content[folder].map((entry) => ({ route: homes[folder], file: `src/content/${folder}/${entry.id}.yaml`, content: entry }));
  return [
    ...Object.entries(content.pages).map(([name, words]) => ({
      route: homeOf('pages', name) as RouteId,
      file: `src/content/pages/${name}.yaml`,
      content: words,
    })),
    ...content.claims
      .filter(({ kind }) => kind === 'headline' || kind === 'award')
      .map((claim) => ({
        route: claim.kind === 'award' ? ('awards' as const) : ('home' as const),
        file: `src/content/claims/${claim.id}.yaml`,
        content: claim,
      })),
    // The health school's courses are its programmes, the certificate school's its categories: they stand with those.
    ...content.schools.map(({ courses, ...school }) => ({
      route: school.route,
      file: `src/content/schools/${school.id}.yaml`,
      content: school.id === 'paramedical' || school.id === 'certificates' ? school : { ...school, courses },
    })),
    ...content.programmes.map((programme) => ({
      route: programme.id,
      file: `src/content/programmes/${programme.id}.yaml`,
      content: programme,
    })),
    ...content.tasks.map((task) => ({
      route: task.id as RouteId,
      file: `src/content/tasks/${task.id}.yaml`,
      content: task,
    })),
    ...(Object.keys(homes) as (keyof typeof homes)[]).flatMap(entries),
  ];
}
