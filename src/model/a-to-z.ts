/** The A to Z index: search words, each with the places that answer it. */

import { courseAnchor } from './admission.ts';
import { isFigure, letterOf } from './course-letters.ts';
import { inBothSpellings } from './course-names.ts';
import type { Content } from './read-content.ts';
import { labelOf, pathOf, placeOf, type RouteId } from './routes.ts';

/** A link of the index and its description. */
interface Place {
  href: string;
  said: string;
  /** The target's language, if it is not the site's. */
  hrefLang?: 'hi';
}

/** A word and where it leads. */
export interface Term {
  term: string;
  places: readonly Place[];
}

/** A word and one place that it leads to. */
interface Line extends Place {
  term: string;
}

interface Answer {
  id: string;
  terms?: readonly string[] | undefined;
}

/** Every term of the content, by letter: questions, rules, tests, programmes, courses and pages. */
export function everythingFromAToZ({
  pages,
  questions,
  schools,
  programmes,
  entrances,
  'simple-pages': simplePages,
  'certificate-courses': categories,
}: Content): { letter: string; terms: Term[] }[] {
  const at = (route: RouteId, answers: readonly Answer[], said: (index: number) => string): Line[] =>
    answers.flatMap(({ id, terms = [] }, index) => terms.map((term) => ({ term, href: placeOf(route, id), said: said(index) })));
  const asked = (route: RouteId, list: readonly (Answer & { q: string })[]) => at(route, list, (index) => list[index]?.q ?? '');
  /** Questions of a course or school, with its name in front if the question lacks it. */
  const askedOf = (route: RouteId, list: readonly (Answer & { q: string })[]) =>
    at(route, list, (index) => {
      const { q = '' } = list[index] ?? {};
      return q.includes(labelOf(route)) ? q : `${labelOf(route)}: ${q}`;
    });
  const titled = (route: RouteId, list: readonly (Answer & { title: string })[]) =>
    at(route, list, (index) => `${labelOf(route)}: ${list[index]?.title}`);
  const all: Line[] = [
    ...questions.flatMap((topic) => asked('faq', topic.questions)),
    ...schools.flatMap((school) => [
      ...askedOf(school.route, school.questions),
      ...at(school.route, school.courses, (index) => school.courses[index]?.fullName ?? ''),
      { term: labelOf(school.route), href: pathOf(school.route), said: school.heading },
    ]),
    ...categories.flatMap(({ courses }) =>
      at(
        'certificates',
        courses.map(({ code, terms }) => ({ id: courseAnchor(code), terms })),
        (index) => courses[index]?.name ?? '',
      ),
    ),
    ...programmes.flatMap(({ id, shortName, fullName, subject, terms = [], questions: own }) => [
      { term: inBothSpellings(shortName), href: pathOf(id), said: fullName },
      ...[...new Set([subject, ...terms])].map((term) => ({ term, href: pathOf(id), said: `${shortName}, ${fullName}` })),
      ...askedOf(id, own),
    ]),
    ...entrances.flatMap(({ id, name, opens, terms = [] }) =>
      [name, ...terms].map((term) => ({ term, href: placeOf('courses', id), said: opens })),
    ),
    ...(['community', 'career-support', 'digital-library', 'digital-learning'] as const).flatMap((route) =>
      asked(route, pages[route].questions),
    ),
    ...(['student-handbook', 'career-support'] as const).flatMap((route) =>
      titled(
        route,
        pages[route].sections.flatMap(({ parts = [], ...section }) => [section, ...parts]),
      ),
    ),
  ];
  for (const route of ['letters', 'disclosure'] as const) {
    const { terms = [], heading } = pages[route];
    all.push(...terms.map((term) => ({ term, href: pathOf(route), said: heading })));
  }
  for (const { id, title, terms = [], meta, questions: own = [] } of simplePages) {
    all.push(
      ...[...new Set([title, ...terms])].map((term) => ({ term, href: pathOf(id), said: meta.title })),
      ...askedOf(id, own),
    );
  }
  all.push({ term: 'Hindi', href: pathOf('hindi'), said: 'For parents, on one page: fees, admission, safety', hrefLang: 'hi' });
  const sorted = all.sort((a, b) => a.term.localeCompare(b.term, 'en', { numeric: true }) || a.said.localeCompare(b.said));
  const terms = [...Map.groupBy(sorted, ({ term }) => term)].map(([term, places]) => ({ term, places }));
  const letters = [...Map.groupBy(terms, ({ term }) => letterOf(term))].map(([letter, found]) => ({ letter, terms: found }));
  // Numbers come last, because few people look for one.
  return letters.sort((a, b) => Number(isFigure(a.letter)) - Number(isFigure(b.letter)));
}
