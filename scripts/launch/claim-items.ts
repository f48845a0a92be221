import { awards } from '../../src/content/awards.ts';
import { coursesNamed } from '../../src/content/course-count.ts';
import { figures } from '../../src/content/figures.ts';
import { stats } from '../../src/content/stats.ts';
import { studentsNamed } from '../../src/content/student-count.ts';
import { pathOf } from '../../src/lib/routes.ts';
import type { PageContent } from './content-by-page.ts';
import type { LaunchItem } from './item.ts';

const group = 'claims' as const;

/** What a family may ask to see for each headline figure (src/content/stats.ts), by its id. */
const evidenceOfStats: Readonly<Record<string, string>> = {
  learners: 'how many are enrolled, on which day, and whether short courses are counted',
  programs: 'the list of them',
  geographies: 'what is counted: districts, states or countries',
  placement: 'how many of how many, of which course and year, and what counts as placed',
  partners: 'a dated list of the organisations and what each does with the school',
  alumni: 'since which year, and whether short courses are counted',
  satisfaction: 'who was asked what, when, and how many answered',
};

/** What the site itself comes to, where that is less than the figure. */
const besides: Readonly<Record<string, { what: string; value: string }>> = {
  learners: { what: ` The nine schools come to ${studentsNamed}.`, value: `, ${studentsNamed} in the schools` },
  programs: { what: ` The site names ${coursesNamed}.`, value: `, ${coursesNamed} named` },
};

/** What a family may ask to see for the figures that stand in sentences (src/content/figures.ts). What is a rule and no claim is not among them. */
const evidenceOfFigures = {
  classSize: ['students in a class', 'the sizes of last year’s first-year classes, course by course'],
  facultyRatio: ['faculty to students', 'who counts as faculty, full-time and visiting apart'],
  grievanceDays: ['to resolve a grievance', 'the rule in writing and the register of last year'],
  internships: ['internships for every student', 'which courses, how many weeks, where'],
  curriculumReview: ['is the curriculum reviewed', 'the minutes of the last two reviews'],
  clubs: ['clubs', 'a list of those that met this year'],
  recruiters: ['recruiters', 'a dated list, with how many each took'],
  libraryBooks: ['printed books', 'the accession register'],
  digitalLibraryResources: ['resources of the Digital Library', 'what is counted, and the list of collections'],
  digitalLibraryDisciplines: ['disciplines of the Digital Library', 'the list of them'],
  digitalLearningResources: ['resources of Digital Learning', 'what is counted, and when it was counted'],
} as const satisfies Partial<Record<keyof typeof figures, readonly [string, string]>>;

/** Figures, promises and awards that the school states and that somebody may ask it to show. */
export function claimItems(pages: readonly PageContent[]): LaunchItem[] {
  const on = (claim: string | RegExp) => {
    const found = pages.filter(({ content }) => says(content, claim)).map(({ route }) => pathOf(route));
    return found.length > 6 ? `on ${found.length} pages` : `on ${found.join(', ')}`;
  };
  const ofStats = stats.map(({ id, value, label }) => ({
    key: `claim/${id}`,
    group,
    what: `‘${value} ${label}’, ${on(value)}.${besides[id]?.what ?? ''}`,
    value: `${value} ${label}${besides[id]?.value ?? ''}`,
    mend: `Evidence: ${evidenceOfStats[id] ?? 'what it counts, and when it was counted'}.`,
  }));
  const ofFigures = Object.entries(evidenceOfFigures).map(([id, [label, evidence]]) => ({
    key: `claim/${id}`,
    group,
    what: `‘${figures[id as keyof typeof evidenceOfFigures]} ${label}’, as src/content/figures.ts has it.`,
    value: `${figures[id as keyof typeof evidenceOfFigures]} ${label}`,
    mend: `Evidence: ${evidence}.`,
  }));
  const guarantee = /guaranteed clinical internship/i;
  const internship = {
    key: 'claim/bpt-internship',
    group,
    what: `‘Guaranteed clinical internship after the first semester’ for B.P.T, ${on(guarantee)}.`,
    value: `guaranteed after the first semester, ${on(guarantee)}`,
    mend: 'Evidence: the agreement with the hospital: how many places, how many weeks, from when.',
  };
  const ofAwards = awards.cards.map(({ id, title, category, details }) => ({
    key: `claim/award-${id}`,
    group,
    what: `‘${title}’, on ${pathOf('awards')}.`,
    value: [title, category, ...details].join(' · '),
    mend: 'Evidence: the certificate, with its issuer, year, exact title and holder.',
  }));
  const promised = pages.some(({ content }) => says(content, guarantee));
  return [...ofStats, ...(promised ? [internship] : []), ...ofAwards, ...ofFigures];
}

/** Whether a text within a value holds a claim. */
function says(value: unknown, claim: string | RegExp): boolean {
  if (typeof value === 'string') return typeof claim === 'string' ? value.includes(claim) : claim.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => says(part, claim));
}
