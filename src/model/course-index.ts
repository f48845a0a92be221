import type { CertificateCategory } from '#schemas/certificate-courses.ts';
import type { Level, Programme } from '#schemas/programme.ts';
import type { Course, School } from '#schemas/school.ts';
import { admissionTexts, feesAnchor } from './admission.ts';
import { designId } from './comparison.ts';
import { courseAnchor, isLongerName, withoutDots } from './course-names.ts';
import { courseFee, feePerYear } from './fee-text.ts';
import { hrefOf, labelOf, pathOf, type RouteId } from './routes.ts';

/** A course in the index of courses. */
export interface IndexEntry {
  /** Unique key: the school and the course. */
  key: string;
  /** The course's id in the comparison; null for a subject within a course. */
  comparisonId: string | null;
  href: string;
  school: RouteId;
  /** The school's name for it: 'B.Sc. Physics'. For a certificate course, its subject. */
  name: string;
  /** The written-out name if the name is an abbreviation: 'Bachelor of Physiotherapy'. */
  longName: string | null;
  /** The abbreviation that people use: 'B.P.T', 'BBA LLB'. */
  abbreviation: string | null;
  /** The subject, for the list from A to Z (courses-a-to-z.ts): 'Physics', 'Physiotherapy'. */
  subject: string;
  /** The degree or certificate: 'B.Sc.', 'B.P.T', 'Certificate CPY'. */
  award: string;
  /** A course for two degrees has two levels; a subject within a course has that of the course. */
  levels: readonly Level[];
  duration: string | null;
  /** The formatted fee; null if the course has no fee of its own. */
  fee: string | null;
  /** A phrase each for the seats, the last date and the first day of the session that are set. */
  admission: readonly string[];
}

/** Entries under one heading of their school; most schools have one group without a heading. */
export interface IndexGroup {
  title: string | null;
  entries: readonly IndexEntry[];
}

export interface IndexedSchool {
  route: RouteId;
  hue: School['hue'];
  /** The course whose subjects are the entries, as in the comparison; null if the entries are courses. */
  sharedCourse: { id: string; name: string; duration: string } | null;
  /** Link to the fees on the school's page. */
  fees: string | null;
  groups: readonly IndexGroup[];
}

/**
 * Returns every programme and course by school, in the schools' order; the certificate school's courses are grouped by category. `onRequest` is the
 * text for a programme without a published fee; `today` decides which last dates are past.
 */
export function indexBySchool(
  schools: readonly School[],
  categories: readonly CertificateCategory[],
  programmes: readonly Programme[],
  onRequest: string,
  today = new Date(),
): IndexedSchool[] {
  const fees = new Map<string, string>(programmes.map(({ id, fee }) => [id, feePerYear(fee, onRequest)]));
  const groupsOf = ({ route, courses, level }: School): IndexGroup[] =>
    route === 'certificates'
      ? categories.map((category) => certificateGroup(category, route, today))
      : [
          {
            title: null,
            entries: courses.map((course) =>
              entryOf(level ? { ...course, levels: [level] } : course, route, fees.get(course.id), today),
            ),
          },
        ];
  return schools.map((school) => ({
    route: school.route,
    hue: school.hue,
    sharedCourse:
      school.route === designId ? { id: designId, name: labelOf(school.route), duration: school.card.duration } : null,
    fees: feesAnchor(school, categories) ? hrefOf(school.route, feesAnchor(school, categories)) : null,
    groups: groupsOf(school),
  }));
}

/** Returns all entries of an index. */
export function entriesOf(schools: readonly IndexedSchool[]): IndexEntry[] {
  return schools.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries));
}

/** Returns the entry of a course. A programme links to its own page, any other course to its section on its school's page. */
function entryOf(course: Course, school: RouteId, programmeFee: string | undefined, today: Date): IndexEntry {
  const {
    id,
    shortName,
    fullName,
    subject = shortName,
    award = 'Core subject',
    abbreviation = null,
    levels = [],
    duration = null,
  } = course;
  return {
    key: `${school}-${id}`,
    comparisonId: school === designId ? null : id,
    href: programmeFee === undefined ? hrefOf(school, id) : pathOf(id as RouteId),
    school,
    name: shortName,
    longName: isLongerName(fullName, shortName) && !shortName.includes(subject) ? withPlainSpelling(fullName, shortName) : null,
    abbreviation,
    subject,
    award,
    levels,
    duration,
    fee: programmeFee ?? courseFee(course, null),
    admission: admissionTexts({ ...course, fee: undefined }, today),
  };
}

/** Adds the spelling that families search for: 'Bachelor of Physiotherapy (BPT)'. */
const withPlainSpelling = (fullName: string, shortName: string): string =>
  shortName.includes('.') ? `${fullName} (${withoutDots(shortName)})` : fullName;

function certificateGroup({ title, courses }: CertificateCategory, school: RouteId, today: Date): IndexGroup {
  const entries = courses.map(
    ({ code, subject, duration, fee, seats, lastDate, sessionStart }): IndexEntry => ({
      key: `${school}-${code}`,
      comparisonId: courseAnchor(code),
      href: hrefOf(school, courseAnchor(code)),
      school,
      name: subject,
      longName: null,
      abbreviation: null,
      subject,
      award: `Certificate ${code}`,
      levels: ['Certificate'],
      duration,
      fee: courseFee({ fee, duration }, null),
      admission: admissionTexts({ seats, lastDate, sessionStart }, today),
    }),
  );
  return { title, entries };
}
