import type { CourseCategory, Programme, School } from '../content/types.ts';
import { saysMore } from './course-names.ts';
import { pathOf, placeOf, type RouteId } from './routes.ts';

type Level = Programme['level'];

/** How the full name of a course says its level. */
const levelWords: Readonly<Record<Level, RegExp>> = {
  Certificate: /^Certif/,
  Diploma: /^Diploma/,
  Bachelor: /Bachelor/,
  Master: /Master/,
};

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
  /** What it teaches, for the list from A to Z (course-letters.ts): 'Physics', 'Physiotherapy'. */
  subject: string;
  /** What one takes home: 'B.Sc.', 'B.P.T', 'Certificate CPY'. */
  award: string;
  /** A course that joins two degrees has both; a subject within a course has none. */
  levels: readonly Level[];
  length: string | null;
  /** What is said of its yearly fee; null where the school has none for this course alone. */
  fee: string | null;
}

/** Entries under one heading of their school; most schools have one group without a heading. */
export interface IndexGroup {
  title: string | null;
  entries: readonly IndexEntry[];
}

export interface IndexedSchool {
  route: RouteId;
  hue: School['hue'];
  groups: readonly IndexGroup[];
}

/** Every programme and course of the schools, in the schools' own order; the certificate school's by their categories. */
export function indexBySchool(
  schools: readonly School[],
  categories: readonly CourseCategory[],
  programmes: Readonly<Record<string, Pick<Programme, 'level'>>>,
  fees: Readonly<Record<string, string>>,
): IndexedSchool[] {
  const groupsOf = ({ route, courses }: School): IndexGroup[] => {
    if (route === 'certificates') return categories.map((category) => certificateGroup(category, route));
    return [
      { title: null, entries: courses.map((course) => entryOf(course, route, programmes[course.id]?.level, fees[course.id])) },
    ];
  };
  return schools.map((school) => ({ route: school.route, hue: school.hue, groups: groupsOf(school) }));
}

/** All entries of an index. */
export function entriesOf(schools: readonly IndexedSchool[]): IndexEntry[] {
  return schools.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries));
}

/** `level`: a programme says its own; other courses say it in their full name, and a subject within a course has none. */
function entryOf(course: School['courses'][number], school: RouteId, level?: Level, fee: string | null = null): IndexEntry {
  const { id, shortName, fullName, length = null } = course;
  const named = (Object.keys(levelWords) as Level[]).filter((word) => levelWords[word].test(fullName));
  const levels = level ? [level] : length ? named : [];
  const subject = length ? subjectOf(fullName, shortName) : shortName;
  return {
    key: `${school}-${id}`,
    href: level ? pathOf(id as RouteId) : placeOf(school, id),
    school,
    name: shortName,
    explained: saysMore(fullName, shortName) && !shortName.includes(subject) ? fullName : null,
    subject,
    award: awardOf(shortName, subject) || levels.join(' and ') || 'Core subject',
    levels,
    length: length && plainLength(length),
    fee,
  };
}

function certificateGroup({ title, courses }: CourseCategory, school: RouteId): IndexGroup {
  const entries = courses.map(({ code, name, length }): IndexEntry => {
    const subject = subjectOf(name, name);
    const href = placeOf(school, courseAnchor(code));
    const award = `Certificate ${code}`;
    return {
      key: `${school}-${code}`,
      href,
      school,
      name: subject,
      explained: null,
      subject,
      award,
      levels: ['Certificate'],
      length,
      fee: null,
    };
  });
  return { title, entries };
}

/** A length without what is said of it: '4 years (8 semesters)' gives '4 years'. */
function plainLength(length: string): string {
  return length.replace(/(?:[,:(]| of ).*$/, '').trim();
}

/** The place of a certificate course on its school's page: 'CPY' gives 'cpy'. */
export function courseAnchor(code: string): string {
  return code.toLowerCase();
}

/** What a course teaches: 'Bachelor of Science in Physics' gives 'Physics'. Joint degrees keep the name that they go by. */
function subjectOf(fullName: string, shortName: string): string {
  if (/integrated|\(/i.test(fullName)) return shortName;
  const taught =
    fullName.match(/^(?:Certificate|Diploma|(?:Bachelor|Master) of [\w ]+?) in (?:the )?(.+)$/) ??
    fullName.match(/^(?:Bachelor|Master) of (.+)$/);
  return taught?.[1] ?? fullName;
}

/** What of a short name is left beside the subject: 'B.Sc. Physics' gives 'B.Sc.', 'BBA in Retail Management' gives 'BBA'. */
function awardOf(shortName: string, subject: string): string {
  const left = shortName.replace(subject, '').replace(/ in $/, '').trim();
  return left.charAt(0).toUpperCase() + left.slice(1);
}
