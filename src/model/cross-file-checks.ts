/** Rules that involve more than one content file. */

import { describePathConflict, pageList } from '#schemas/page-list.ts';
import type { Programme } from '#schemas/programme.ts';
import { type CollectionName, collectionNames, optionalCollections } from './collections.ts';
import { designId } from './comparison.ts';
import type { Content } from './content-types.ts';
import { courseAnchor } from './course-names.ts';
import { educationLinks } from './navigation.ts';
import { firstExcessNotice, maxNotices } from './notice-limit.ts';
import { changeDays } from './split-events.ts';
import type { Problem } from './yaml-file.ts';

type LineOf = (folder: CollectionName | 'pages', id: string, path: readonly PropertyKey[]) => number;

/** Returns the problems between files that are valid on their own. */
export function checkAcrossFiles(content: Content, lineOf: LineOf): Problem[] {
  const problem = (folder: CollectionName | 'pages', id: string, path: readonly PropertyKey[], message: string): Problem => ({
    file: `src/content/${folder}/${id}.yaml`,
    line: lineOf(folder, id, path),
    field: path.filter((key) => typeof key === 'string').join(', '),
    message,
  });
  return [
    ...missingEntries(content),
    ...duplicateQuestionIds(content, problem),
    ...duplicateMeta(content, problem),
    ...wrongProgrammeTitles(content, problem),
    ...distinguishingFields.flatMap((rule) => duplicateEntries(content, rule, problem)),
    ...entriesWithoutPage(content, problem),
    ...ladderProblems(content.programmes, problem),
    ...eventProblems(content, problem),
    ...noticeProblems(content, problem),
    ...simplePageProblems(content, problem),
    ...unknownRouteCourses(content, problem),
    ...duplicateCourseIds(content, problem),
    ...unknownPairCourses(content, problem),
  ];
}

type CreateProblem = (folder: CollectionName | 'pages', id: string, path: readonly PropertyKey[], message: string) => Problem;

/** Finds duplicate question ids. The ids of all topics share a page. */
function duplicateQuestionIds({ questions }: Content, problem: CreateProblem): Problem[] {
  const seen = new Map<string, string>();
  return questions.flatMap((topic) =>
    topic.questions.flatMap(({ id }, index) => {
      const firstTopic = seen.get(id);
      seen.set(id, topic.id);
      return firstTopic === undefined || firstTopic === topic.id
        ? []
        : [
            problem(
              'questions',
              topic.id,
              ['questions', index, 'id'],
              `'${id}' is also in ${firstTopic}.yaml, which is on the same page: give one of them another id`,
            ),
          ];
    }),
  );
}

const timesOfDay = ['dawn', 'noon', 'dusk'];

/** The entries that a page depends on. */
const requiredEntries: readonly (readonly [CollectionName, readonly string[]])[] = [
  ['schools', educationLinks],
  ['tasks', educationLinks],
  ['gallery', timesOfDay],
];

/** Finds empty folders that must not be empty, and missing entries that a page depends on. */
function missingEntries(content: Content): Problem[] {
  const file = (name: string, message: string): Problem => ({ file: `src/content/${name}`, line: 1, field: '', message });
  const emptyFolders = collectionNames.filter((name) => !optionalCollections.includes(name) && content[name].length === 0);
  if (emptyFolders.length > 0)
    return emptyFolders.map((name) =>
      file(name, `has no file, and pages need at least one: 'git checkout src/content/${name}' restores the committed files`),
    );
  return requiredEntries.flatMap(([folder, ids]) =>
    ids
      .filter((id) => !content[folder].some((entry: { id: string }) => entry.id === id))
      .map((id) =>
        file(
          `${folder}/${id}.yaml`,
          `is missing, and a page needs it: 'git checkout src/content/${folder}/${id}.yaml' restores it`,
        ),
      ),
  );
}

/** Finds pages with the same title or description in search results. */
function duplicateMeta({ programmes, schools, pages, 'simple-pages': simplePages }: Content, problem: CreateProblem): Problem[] {
  const metas = [
    ...programmes.map(({ id, meta }) => ['programmes', id, meta] as const),
    ...schools.map(({ id, meta }) => ['schools', id, meta] as const),
    ...simplePages.map(({ id, meta }) => ['simple-pages', id, meta] as const),
    ...Object.entries(pages).flatMap(([id, page]) => ('meta' in page ? [['pages', id, page.meta] as const] : [])),
  ];
  return (['title', 'description'] as const).flatMap((field) => {
    const seen = new Map<string, string>();
    return metas.flatMap(([folder, id, meta]) => {
      const firstFile = seen.get(meta[field]);
      seen.set(meta[field], `${folder}/${id}.yaml`);
      return firstFile
        ? [problem(folder, id, ['meta', field], `'${meta[field]}' is already the ${field} of ${firstFile}: change one of them`)]
        : [];
    });
  });
}

/** Finds programmes whose page title does not name them, such as a duplicated file with the title of the original. */
function wrongProgrammeTitles({ programmes }: Content, problem: CreateProblem): Problem[] {
  const normalise = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');
  return programmes
    .filter(
      ({ meta, shortName, fullName }) => ![shortName, fullName].some((name) => normalise(meta.title).includes(normalise(name))),
    )
    .map(({ id, shortName }) =>
      problem('programmes', id, ['meta', 'title'], `does not name ${shortName}: write its short or full name`),
    );
}

/** The fields by which visitors distinguish the entries of a folder. */
const distinguishingFields: readonly (readonly [CollectionName, string, ...string[]])[] = [
  ['programmes', 'shortName'],
  ['programmes', 'fullName'],
  ['programmes', 'hindi.name'],
  ['schools', 'heading'],
  ['schools', 'card.name'],
  ['certificate-courses', 'title'],
  ['events', 'title', 'starts'],
  ['calendar', 'title', 'begins'],
  ['simple-pages', 'title'],
  ['admission-routes', 'name'],
  ['email-templates', 'title'],
  ['email-templates', 'hindi.title'],
  ['tasks', 'title'],
  ['claims', 'value', 'label'],
  ['research', 'title'],
  ['innovations', 'title'],
  ['films', 'title'],
];

/** Finds entries with the same values in their distinguishing fields, such as a duplicated file. */
function duplicateEntries(
  content: Content,
  [folder, field, ...otherFields]: (typeof distinguishingFields)[number],
  problem: CreateProblem,
): Problem[] {
  const seen = new Map<string, string>();
  return content[folder].flatMap((entry: { id: string }) => {
    const value = (path: string) =>
      path.split('.').reduce<unknown>((parent, key) => (parent as Readonly<Record<string, unknown>>)[key], entry);
    const name = [field, ...otherFields].map(value).join(', ');
    const firstId = seen.get(name);
    seen.set(name, entry.id);
    return firstId === undefined
      ? []
      : [problem(folder, entry.id, field.split('.'), `'${value(field)}' is already used in ${firstId}.yaml: change one of them`)];
  });
}

/** Finds schools and gallery blocks that no page shows: the page of a school is in the code, and the gallery has three times of day. */
function entriesWithoutPage({ schools, gallery }: Content, problem: CreateProblem): Problem[] {
  const report = (folder: CollectionName) => (entry: { id: string }) =>
    problem(folder, entry.id, [], 'no page shows it: correct the file’s name, or delete the file');
  return [
    ...schools.filter(({ id }) => !educationLinks.some((school) => school === id)).map(report('schools')),
    ...gallery.filter(({ id }) => !timesOfDay.includes(id)).map(report('gallery')),
  ];
}

/** Finds programmes that lead to more than one next programme, to themselves, or in a circle. */
function ladderProblems(programmes: readonly Programme[], problem: CreateProblem): Problem[] {
  return programmes.flatMap(({ id, previousProgramme, related }) => {
    const path = ['previousProgramme', 'programme'];
    if (related.includes(id)) return [problem('programmes', id, ['related'], 'names the programme itself: delete it')];
    if (!previousProgramme) return [];
    const sibling = programmes.find(
      (programme) => programme.id !== id && programme.previousProgramme?.programme === previousProgramme.programme,
    );
    if (sibling)
      return [
        problem(
          'programmes',
          id,
          path,
          `${previousProgramme.programme} already leads to ${sibling.id}, and a programme has one next step: change one of them`,
        ),
      ];
    const seen = new Set([id]);
    for (
      let current: Programme['id'] | undefined = previousProgramme.programme;
      current;
      current = programmes.find((programme) => programme.id === current)?.previousProgramme?.programme
    ) {
      if (seen.has(current)) return [problem('programmes', id, path, 'leads back to itself: delete one of the steps')];
      seen.add(current);
    }
    return [];
  });
}

/** Finds changes that are dated before the event's announcement. */
function eventProblems({ events }: Content, problem: CreateProblem): Problem[] {
  return events.flatMap((event) => {
    const { id, announced } = event;
    const early = changeDays(event).find((day) => day < announced);
    return early
      ? [problem('events', id, ['announced'], `a change of ${early} is before the announcement: correct one of the dates`)]
      : [];
  });
}

/** Finds the first notice that exceeds the limit of its page. */
function noticeProblems({ notices }: Content, problem: CreateProblem): Problem[] {
  const notice = firstExcessNotice(notices);
  if (!notice) return [];
  const others = notices.filter(({ id, from, until }) => id !== notice.id && from <= notice.from && notice.from <= until);
  const message = `on ${notice.from} a page would have more than ${maxNotices} notices, this one and ${others.map(({ id }) => `${id}.yaml`).join(' and ')}: delete one, or change its days or its pages`;
  return [problem('notices', notice.id, ['from'], message)];
}

/** Finds courses of an admission route that do not belong to the schools whose pages the route names. */
function unknownRouteCourses({ 'admission-routes': admissionRoutes, schools }: Content, problem: CreateProblem): Problem[] {
  return admissionRoutes.flatMap(({ id, pages, courses = [] }) => {
    const knownCourses = schools
      .filter(({ route }) => pages.includes(route))
      .flatMap((school) => school.courses.map((course) => course.id));
    return courses.flatMap((course, index) =>
      knownCourses.includes(course)
        ? []
        : [
            problem(
              'admission-routes',
              id,
              ['courses', index],
              `'${course}' is not a course of the pages above: write one of ${knownCourses.join(', ')}`,
            ),
          ],
    );
  });
}

interface CourseLocation {
  /** The course's id in the comparison. */
  id: string;
  folder: CollectionName;
  file: string;
  path: readonly PropertyKey[];
}

/** Returns all courses of the comparison. The subjects of the School of Design are one course, with the id of their school. */
function comparedCourses({ programmes, schools, 'certificate-courses': categories }: Content): CourseLocation[] {
  return [
    ...programmes.map(({ id }) => ({ id, folder: 'programmes' as const, file: id, path: [] })),
    ...schools
      .filter(({ route }) => route !== 'paramedical' && route !== 'certificates')
      .flatMap(({ id: file, route, courses }) =>
        route === designId
          ? [{ id: designId, folder: 'schools' as const, file, path: [] }]
          : courses.map(({ id }, index) => ({ id, folder: 'schools' as const, file, path: ['courses', index, 'id'] })),
      ),
    ...categories.flatMap(({ id: file, courses }) =>
      courses.map(({ code }, index) => ({
        id: courseAnchor(code),
        folder: 'certificate-courses' as const,
        file,
        path: ['courses', index, 'code'],
      })),
    ),
  ];
}

/** Finds courses of different schools with the same id, by which visitors keep and compare them. */
function duplicateCourseIds(content: Content, problem: CreateProblem): Problem[] {
  const courses = comparedCourses(content);
  return courses.flatMap(({ id, folder, file, path }, index) => {
    const first = courses.slice(0, index).find((course) => course.id === id && course.file !== file);
    return first
      ? [problem(folder, file, path, `'${id}' is already a course of ${first.folder}/${first.file}.yaml: change one of the ids`)]
      : [];
  });
}

/** Finds pairs of the comparison with a course that it does not have. */
function unknownPairCourses(content: Content, problem: CreateProblem): Problem[] {
  const ids = comparedCourses(content).map(({ id }) => id);
  const { pages } = content;
  return pages.compare.pairs.flatMap((pair, index) =>
    (['first', 'second'] as const)
      .filter((field) => !ids.includes(pair[field]))
      .map((field) =>
        problem(
          'pages',
          'compare',
          ['pairs', index, field],
          `'${pair[field]}' is not a course: write the id of one, such as ${ids[0]}`,
        ),
      ),
  );
}

/** Maximum number of simple pages in the footer. */
const maxFooterPages = 8;

/** Finds simple pages with the address or the title of another page, and more footer links than fit. */
function simplePageProblems({ 'simple-pages': simplePages, programmes }: Content, problem: CreateProblem): Problem[] {
  const excessPage = simplePages.filter(({ listed }) => listed)[maxFooterPages];
  if (excessPage)
    return [
      problem(
        'simple-pages',
        excessPage.id,
        ['listed'],
        `the footer has room for ${maxFooterPages} pages of yours: remove this one or another from it`,
      ),
    ];
  const labels: readonly string[] = Object.values(pageList).map(({ label }) => label);
  return simplePages.flatMap(({ id, title }) => {
    const conflict =
      describePathConflict(id) ?? (programmes.some((programme) => String(programme.id) === id) ? 'a programme' : undefined);
    if (conflict)
      return [problem('simple-pages', id, [], `the address /${id} belongs to ${conflict}: give the file another name`)];
    return labels.includes(title)
      ? [problem('simple-pages', id, ['title'], `'${title}' is the name of another page: write another title`)]
      : [];
  });
}
