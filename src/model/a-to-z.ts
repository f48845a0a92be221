/** The A to Z index: search terms, each with links to the content that answers it. */

import type { Content } from './content-types.ts';
import { courseAnchor, inBothSpellings } from './course-names.ts';
import { isDigitGroup, letterOf } from './courses-a-to-z.ts';
import { hrefOf, labelOf, pathOf, type RouteId } from './routes.ts';

/** A link of the index and its description. */
interface Target {
  href: string;
  detail: string;
  /** The target's language, if it is not the site's. */
  hrefLang?: 'hi';
}

/** A search term and its links. */
export interface Term {
  term: string;
  targets: readonly Target[];
}

/** A search term and one of its links. */
interface Line extends Target {
  term: string;
}

interface TermSource {
  id: string;
  searchTerms?: readonly string[] | undefined;
}

/** Returns all terms of the content by letter: of questions, rules, tests, programmes, courses and pages. Digits come last. */
export function aToZIndex({
  pages,
  questions,
  schools,
  programmes,
  'admission-routes': admissionRoutes,
  'simple-pages': simplePages,
  'certificate-courses': categories,
}: Content): { letter: string; terms: Term[] }[] {
  const linesOf = (route: RouteId, sources: readonly TermSource[], detailOf: (index: number) => string): Line[] =>
    sources.flatMap(({ id, searchTerms = [] }, index) =>
      searchTerms.map((term) => ({ term, href: hrefOf(route, id), detail: detailOf(index) })),
    );
  const questionLines = (route: RouteId, list: readonly (TermSource & { question: string })[]) =>
    linesOf(route, list, (index) => list[index]?.question ?? '');
  /** Questions of a course or school, with its name in front if the question lacks it. */
  const namedQuestionLines = (route: RouteId, list: readonly (TermSource & { question: string })[]) =>
    linesOf(route, list, (index) => {
      const { question = '' } = list[index] ?? {};
      return question.includes(labelOf(route)) ? question : `${labelOf(route)}: ${question}`;
    });
  const titledLines = (route: RouteId, list: readonly (TermSource & { title: string })[]) =>
    linesOf(route, list, (index) => `${labelOf(route)}: ${list[index]?.title}`);
  const lines: Line[] = [
    ...questions.flatMap((topic) => questionLines('faq', topic.questions)),
    ...schools.flatMap((school) => [
      ...namedQuestionLines(school.route, school.questions),
      ...linesOf(school.route, school.courses, (index) => school.courses[index]?.fullName ?? ''),
      { term: labelOf(school.route), href: pathOf(school.route), detail: school.heading },
    ]),
    ...categories.flatMap(({ courses }) =>
      linesOf(
        'certificates',
        courses.map(({ code, searchTerms }) => ({ id: courseAnchor(code), searchTerms })),
        (index) => courses[index]?.name ?? '',
      ),
    ),
    ...programmes.flatMap(({ id, shortName, fullName, subject, searchTerms = [], questions: ownQuestions }) => [
      { term: inBothSpellings(shortName), href: pathOf(id), detail: fullName },
      ...[...new Set([subject, ...searchTerms])].map((term) => ({ term, href: pathOf(id), detail: `${shortName}, ${fullName}` })),
      ...namedQuestionLines(id, ownQuestions),
    ]),
    ...admissionRoutes.flatMap(({ id, name, admitsTo, searchTerms = [] }) => {
      const detail = `${pages.courses.entranceCalendar.heading}: ${admitsTo.replace(/\.$/, '')}`;
      return [name, ...searchTerms].map((term) => ({ term, href: hrefOf('courses', id), detail }));
    }),
    ...(['community', 'career-support', 'digital-library', 'digital-learning'] as const).flatMap((route) =>
      questionLines(route, pages[route].questions),
    ),
    ...(['student-handbook', 'career-support'] as const).flatMap((route) =>
      titledLines(
        route,
        pages[route].sections.flatMap(({ subsections = [], ...section }) => [section, ...subsections]),
      ),
    ),
  ];
  for (const route of ['email-templates', 'disclosure', 'compare'] as const) {
    const { searchTerms = [], heading } = pages[route];
    lines.push(...searchTerms.map((term) => ({ term, href: pathOf(route), detail: heading })));
  }
  for (const { id, title, searchTerms = [], meta, questions: ownQuestions = [] } of simplePages) {
    lines.push(
      ...[...new Set([title, ...searchTerms])].map((term) => ({ term, href: pathOf(id), detail: meta.title })),
      ...namedQuestionLines(id, ownQuestions),
    );
  }
  lines.push({
    term: 'Hindi',
    href: pathOf('hindi'),
    detail: 'For parents, on one page: fees, admission, safety',
    hrefLang: 'hi',
  });
  const sorted = lines.sort((a, b) => a.term.localeCompare(b.term, 'en', { numeric: true }) || a.detail.localeCompare(b.detail));
  const terms = [...Map.groupBy(sorted, ({ term }) => term)].map(([term, targets]) => ({ term, targets }));
  const letters = [...Map.groupBy(terms, ({ term }) => letterOf(term))].map(([letter, group]) => ({ letter, terms: group }));
  // Numbers come last, because few people look for one.
  return letters.sort((a, b) => Number(isDigitGroup(a.letter)) - Number(isDigitGroup(b.letter)));
}
