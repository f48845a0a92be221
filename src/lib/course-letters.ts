import type { IndexEntry, IndexedSchool } from './course-index.ts';
import { entriesOf } from './course-index.ts';
import { labelOf } from './routes.ts';

/** A line of the list from A to Z. */
export interface LetterLine extends Pick<IndexEntry, 'key' | 'href' | 'school' | 'levels' | 'length' | 'fee'> {
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
  const abbreviated = entries.filter(({ name }) => abbreviationOf(name));
  const groups = Map.groupBy(abbreviated, ({ name, school }) => `${school}-${abbreviationOf(name)}`);
  return [...groups].flatMap(([key, found]) => {
    const [first, second] = found;
    if (!first) return [];
    const { name, school, href, levels, length, fee, explained } = first;
    const line = { key: `also-${key}`, school, also: true } as const;
    if (second) {
      const title = abbreviationOf(name) ?? name;
      const said = `${found.length} courses · ${labelOf(school)}`;
      return {
        ...line,
        title,
        said,
        href: `#${school}` as const,
        levels: found.flatMap((one) => one.levels),
        length: null,
        fee: null,
      };
    }
    // Where the course already stands under its letters a second line would say nothing new.
    if (first.subject.startsWith(abbreviationOf(name) ?? name)) return [];
    const title = name.slice(name.indexOf(abbreviationOf(name) ?? ''));
    return { ...line, title, said: explained ?? `${first.subject} · ${labelOf(school)}`, href, levels, length, fee };
  });
}

/** The letters that a degree goes by, at the beginning of its name: 'B.P.T', 'B.Sc.', 'BBA LLB', 'MCA & MBA'. */
function abbreviationOf(name: string): string | undefined {
  const degree = name.replace(/^(\d-year )?integrated /i, '');
  return degree.match(/^(?:[A-Z][A-Za-z]*\.[A-Za-z.]*|[A-Z]{3,}(?:(?:-| & | )[A-Z]{3,})*|BA LLB)(?= |$)/)?.[0];
}

function letterOf(title: string): string {
  const first = title.charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0–9';
}
