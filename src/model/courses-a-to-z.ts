import type { IndexEntry, IndexedSchool } from './course-index.ts';
import { entriesOf } from './course-index.ts';
import { labelOf } from './routes.ts';

/** A line of the A-to-Z list of courses. */
export interface LetterLine
  extends Pick<IndexEntry, 'key' | 'comparisonId' | 'href' | 'school' | 'levels' | 'duration' | 'fee' | 'admission'> {
  /** The subject of the course, or its abbreviation. */
  title: string;
  detail: string;
  /** Whether the course has another line under its subject. */
  isDuplicate: boolean;
}

export interface Letter {
  letter: string;
  lines: readonly LetterLine[];
}

/** Returns all courses by letter. Each has a line under its subject, and courses with an abbreviation have another line. */
export function indexByLetter(schools: readonly IndexedSchool[]): Letter[] {
  const entries = entriesOf(schools);
  const lines = [...entries.map(subjectLine), ...abbreviationLines(entries)].sort((a, b) =>
    a.title.localeCompare(b.title, 'en', { numeric: true }),
  );
  return [...Map.groupBy(lines, ({ title }) => letterOf(title))].map(([letter, group]) => ({ letter, lines: group }));
}

function subjectLine({ subject, award, ...entry }: IndexEntry): LetterLine {
  return { ...entry, title: subject, detail: `${award} · ${labelOf(entry.school)}`, isDuplicate: false };
}

/** Returns lines by abbreviation. Courses of one school with the same abbreviation ('MBA') share a line, which links to the school's list. */
function abbreviationLines(entries: readonly IndexEntry[]): LetterLine[] {
  const abbreviated = entries.filter(({ abbreviation }) => abbreviation);
  const groups = Map.groupBy(abbreviated, ({ abbreviation, school }) => `${school}-${abbreviation}`);
  return [...groups].flatMap(([key, courses]) => {
    const [first, second] = courses;
    if (!first) return [];
    const { name, comparisonId, school, href, levels, duration, fee, admission, longName } = first;
    const abbreviation = first.abbreviation ?? name;
    const line = { key: `abbreviation-${key}`, school, isDuplicate: true } as const;
    if (second) {
      const detail = `${courses.length} courses · ${labelOf(school)}`;
      return {
        ...line,
        comparisonId: null,
        title: abbreviation,
        detail,
        href: `#${school}` as const,
        levels: courses.flatMap((course) => course.levels),
        duration: null,
        fee: null,
        admission: [],
      };
    }
    // The subject line already begins with the abbreviation.
    if (first.subject.startsWith(abbreviation)) return [];
    const title = name.slice(name.indexOf(abbreviation));
    return {
      ...line,
      comparisonId,
      title,
      detail: longName ?? `${first.subject} · ${labelOf(school)}`,
      href,
      levels,
      duration,
      fee,
      admission,
    };
  });
}

const digits = '0–9';

/** Returns the letter under which a title is listed, '0–9' if it begins with a digit. */
export function letterOf(title: string): string {
  const first = title.charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : digits;
}

/** Whether a letter is the group of titles that begin with a digit. */
export const isDigitGroup = (letter: string): boolean => letter === digits;

/** Returns the id of a letter's section on the page. */
export const letterAnchor = (letter: string): string => `letter-${letter.toLowerCase().replace('–', '-')}`;
