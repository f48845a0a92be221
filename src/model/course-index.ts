import type { CourseCategory } from '#schemas/certificate-courses.ts';
import type { Level, Programme } from '#schemas/programme.ts';
import type { Course, School } from '#schemas/school.ts';
import { courseAnchor, feesAnchor, lastDateWords } from './admission.ts';
import { saysMore, withoutDots } from './course-names.ts';
import { feePerYear } from './fee-text.ts';
import { pathOf, placeOf, type RouteId } from './routes.ts';

/** A course of any school as a line of the index. */
export interface IndexEntry {
  /** Its own among all entries: the page and the course. */
  key: string;
  href: string;
  school: RouteId;
  /** What the school calls it: 'B.Sc. Physics'; a certificate course goes by what it teaches. */
  name: string;
  /** What the name stands for, where it is an abbreviation: 'Bachelor of Physiotherapy'. */
  explained: string | null;
  /** The letters it goes by, where it has some: 'B.P.T', 'BBA LLB'. */
  abbreviation: string | null;
  /** What it teaches, for the list from A to Z (course-letters.ts): 'Physics', 'Physiotherapy'. */
  subject: string;
  /** What one takes home: 'B.Sc.', 'B.P.T', 'Certificate CPY'. */
  award: string;
  /** A course that joins two degrees has both; a subject within a course has none. */
  levels: readonly Level[];
  length: string | null;
  /** What is said of its yearly fee; null where the school has none for this course alone. */
  fee: string | null;
  /** Until when one applies, or that applications are closed; null until the school gives a last date. */
  lastDate: string | null;
}

/** Entries under one heading of their school; most schools have one group without a heading. */
export interface IndexGroup {
  title: string | null;
  entries: readonly IndexEntry[];
}

export interface IndexedSchool {
  route: RouteId;
  hue: School['hue'];
  /** Where its page tells the fees. */
  fees: string | null;
  groups: readonly IndexGroup[];
}

/**
 * Every programme and course of the schools, in the schools' own order; the certificate school's by their categories. `onRequest` is what
 * stands in a fee's place where a programme has none; `today` decides which last dates are past.
 */
export function indexBySchool(
  schools: readonly School[],
  categories: readonly CourseCategory[],
  programmes: readonly Programme[],
  onRequest: string,
  today = new Date(),
): IndexedSchool[] {
  const fees = new Map<string, string>(programmes.map(({ id, fee }) => [id, feePerYear(fee, onRequest)]));
  const groupsOf = ({ route, courses }: School): IndexGroup[] =>
    route === 'certificates'
      ? categories.map((category) => certificateGroup(category, route, today))
      : [{ title: null, entries: courses.map((course) => entryOf(course, route, fees.get(course.id), today)) }];
  return schools.map((school) => ({
    route: school.route,
    hue: school.hue,
    fees: feesAnchor(school, categories) ? placeOf(school.route, feesAnchor(school, categories)) : null,
    groups: groupsOf(school),
  }));
}

/** All entries of an index. */
export function entriesOf(schools: readonly IndexedSchool[]): IndexEntry[] {
  return schools.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries));
}

/** A programme, for which `onRequest` stands in a fee's place, leads to its page; another course to its place on its school's. */
function entryOf(course: Course, school: RouteId, programmeFee: string | undefined, today: Date): IndexEntry {
  const {
    id,
    shortName,
    fullName,
    subject = shortName,
    award = 'Core subject',
    abbreviation = null,
    levels = [],
    length = null,
  } = course;
  return {
    key: `${school}-${id}`,
    href: programmeFee === undefined ? placeOf(school, id) : pathOf(id as RouteId),
    school,
    name: shortName,
    explained: saysMore(fullName, shortName) && !shortName.includes(subject) ? withPlainSpelling(fullName, shortName) : null,
    abbreviation,
    subject,
    award,
    levels,
    length,
    fee: programmeFee ?? feePerYear(course.fee, null),
    lastDate: lastDateWords(course, today) ?? null,
  };
}

/** 'Bachelor of Physiotherapy (BPT)': what is written out, with the spelling that families search for. */
const withPlainSpelling = (fullName: string, shortName: string): string =>
  shortName.includes('.') ? `${fullName} (${withoutDots(shortName)})` : fullName;

function certificateGroup({ title, courses }: CourseCategory, school: RouteId, today: Date): IndexGroup {
  const entries = courses.map(
    ({ code, subject, length, fee, lastDate }): IndexEntry => ({
      key: `${school}-${code}`,
      href: placeOf(school, courseAnchor(code)),
      school,
      name: subject,
      explained: null,
      abbreviation: null,
      subject,
      award: `Certificate ${code}`,
      levels: ['Certificate'],
      length,
      fee: feePerYear(fee, null),
      lastDate: lastDateWords({ lastDate }, today) ?? null,
    }),
  );
  return { title, entries };
}
