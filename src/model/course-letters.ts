import type { IndexEntry, IndexedSchool } from './course-index.ts';
import { entriesOf } from './course-index.ts';
import { labelOf } from './routes.ts';

/** A line of the list from A to Z. */
export interface LetterLine extends Pick<IndexEntry, 'key' | 'href' | 'school' | 'levels' | 'length' | 'fee' | 'lastDate'> {
  /** What it stands under: what a course teaches, or its abbreviation. */
  title: string;
  said: string;
  /** Whether the course has a line of its own elsewhere in the list. */
  also: boolean;
}

export interface Letter {
  letter: string;
  lines: readonly LetterLine[];
}

/** All courses from A to Z: each by what it teaches, and the abbreviations that people know them by. */
export function indexByLetter(schools: readonly IndexedSchool[]): Letter[] {
  const entries = entriesOf(schools);
  const lines = [...entries.map(ownLine), ...abbreviationsOf(entries)].sort((a, b) =>
    a.title.localeCompare(b.title, 'en', { numeric: true }),
  );
  return [...Map.groupBy(lines, ({ title }) => letterOf(title))].map(([letter, found]) => ({ letter, lines: found }));
}

function ownLine({ subject, award, ...entry }: IndexEntry): LetterLine {
  return { ...entry, title: subject, said: `${award} · ${labelOf(entry.school)}`, also: false };
}

/** Lines for those who know a course by its letters only; several of one school ('MBA') share a line, which leads to the school's list. */
function abbreviationsOf(entries: readonly IndexEntry[]): LetterLine[] {
  const abbreviated = entries.filter(({ abbreviation }) => abbreviation);
  const groups = Map.groupBy(abbreviated, ({ abbreviation, school }) => `${school}-${abbreviation}`);
  return [...groups].flatMap(([key, found]) => {
    const [first, second] = found;
    if (!first) return [];
    const { name, school, href, levels, length, fee, lastDate, explained } = first;
    const letters = first.abbreviation ?? name;
    const line = { key: `also-${key}`, school, also: true } as const;
    if (second) {
      const said = `${found.length} courses · ${labelOf(school)}`;
      return {
        ...line,
        title: letters,
        said,
        href: `#${school}` as const,
        levels: found.flatMap((one) => one.levels),
        length: null,
        fee: null,
        lastDate: null,
      };
    }
    // Where the course already stands under its letters a second line would say nothing new.
    if (first.subject.startsWith(letters)) return [];
    const title = name.slice(name.indexOf(letters));
    return { ...line, title, said: explained ?? `${first.subject} · ${labelOf(school)}`, href, levels, length, fee, lastDate };
  });
}

const figures = '0–9';

/** The letter under which a word stands; what begins with a figure stands under '0–9'. */
export function letterOf(title: string): string {
  const first = title.charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : figures;
}

/** Whether this is where words stand that begin with a figure. */
export const isFigure = (letter: string): boolean => letter === figures;

/** The id of a letter's part of the page. */
export const anchorOf = (letter: string): string => `letter-${letter.toLowerCase().replace('–', '-')}`;
