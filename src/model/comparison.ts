/** Types of the course comparison, and the split into rows that differ and rows that are the same. Part of the island's bundle, so it imports nothing. */

export type ComparisonLanguage = 'en' | 'hi';

/** The rows in display order. */
export const rowIds = [
  'yearlyFee',
  'firstYearCost',
  'totalCost',
  'duration',
  'level',
  'eligibility',
  'entranceTests',
  'firstStep',
  'about',
  'careers',
  'hospitalDays',
  'classSize',
  'seats',
  'lastDate',
  'sessionStart',
  'formFee',
  'extraCosts',
  'openQuestions',
] as const;
export type RowId = (typeof rowIds)[number];

/** The id of the School of Design's page and of its only course; the entries of this school are subjects of the course. */
export const designId = 'design';

/** A course that can be compared. */
export interface ComparisonCourse {
  /** The course's id in the URL and in `localStorage`: 'bpt', 'llb', 'cpy'. */
  id: string;
  name: string;
  /** The full name, if it is longer. */
  full: string | null;
  /** The name in Hindi. */
  hindiName?: string;
  /** The index of the course's school in `ComparisonData.schools`. */
  school: number;
  /** The cell of each of `rowIds`: an index in `ComparisonData.texts`, or -1 for an empty cell. */
  cells: Readonly<Record<ComparisonLanguage, readonly number[]>>;
  /** The indexes of the course's entrance tests in `ComparisonData.tests`, in the order of the lines of their cell. */
  tests: readonly number[];
  /** Set if the fee is not on the site, so that families have to ask for it. */
  asksFee?: true;
  /** Set if the careers are those of the course, not of its school. */
  hasOwnCareers?: true;
}

/** The URL path of a course: its own page, or its section on the page of its school. */
export function coursePath({ id }: ComparisonCourse, { href, hasPages }: ComparisonData['schools'][number]): string {
  if (hasPages) return `${href}/${id}`;
  return id === designId ? href : `${href}#${id}`;
}

/** The data of all courses. A text that several courses share is sent once. */
export interface ComparisonData {
  schools: readonly { label: string; hue: string; href: string; hasPages?: true }[];
  courses: readonly ComparisonCourse[];
  /** The entrance tests; `id` is their section on the entrance calendar. */
  tests: readonly { id: string; names: Readonly<Record<ComparisonLanguage, string>> }[];
  /** The texts of cells. Lines are separated by line breaks. */
  texts: readonly string[];
}

/** The labels and texts of the comparison in one language. In some, … is replaced by a value (utils/fill-placeholder.ts). */
export interface ComparisonLabels {
  heading: string;
  rows: Readonly<Record<RowId, string>>;
  controls: Readonly<
    Record<
      | 'same'
      | 'apply'
      | 'add'
      | 'addButton'
      | 'remove'
      | 'language'
      | 'whatsapp'
      | 'print'
      | 'calendar'
      | 'calendarNote'
      | 'keep'
      | 'forget'
      | 'printed',
      string
    >
  >;
  /** Link to the steps of an admission. */
  applyHref: string;
  messages: Readonly<Record<'added' | 'removed' | 'gone' | 'full' | 'kept' | 'forgotten' | 'notKept' | 'noCalendar', string>>;
  /** The e-mail template that requests the fee of a course. */
  feeEmail: { label: string; email: string; subject: string; body: string };
  /** Labels of the links to the careers of a course or of a school, in English. */
  leads: { all: string; school: string };
  /** Labels of the share button in Hindi. Absent in English, which is the language of its own labels. */
  shareButton: Readonly<Record<'share' | 'copy' | 'copied', string>> | undefined;
  /** The texts of the page without courses. */
  empty: Readonly<Record<'keep' | 'keepDetails' | 'pairs' | 'and' | 'comparePair', string>>;
  /** The names of the months, or null in English. */
  months: readonly string[] | null;
}

/** A row with the lines of each course's cell; null for an empty cell. */
export interface ComparedRow {
  id: RowId;
  cells: readonly (readonly string[] | null)[];
}

/**
 * Splits the rows into those that differ between the courses and those that are the same for all. The row of fees always counts as different, so does that of
 * careers for courses of several schools, and so do all rows of a single course. Rows without any text are omitted.
 */
export function compareCourses(
  courses: readonly ComparisonCourse[],
  language: ComparisonLanguage,
  texts: readonly string[],
): { different: ComparedRow[]; same: ComparedRow[] } {
  const rows = rowIds
    .map((id, index) => ({ id, textIndexes: courses.map(({ cells }) => cells[language][index] ?? -1) }))
    .filter(({ textIndexes }) => textIndexes.some((textIndex) => textIndex >= 0));
  const withLines = ({ id, textIndexes }: (typeof rows)[number]): ComparedRow => ({
    id,
    cells: textIndexes.map((textIndex) => texts[textIndex]?.split('\n') ?? null),
  });
  const isOneSchool = courses.every(({ school }) => school === courses[0]?.school);
  // A cell of the fee row may link to an e-mail that names the course, and one of the careers links to the school.
  const isSame = ({ id, textIndexes }: (typeof rows)[number]) =>
    id !== 'yearlyFee' &&
    (id !== 'careers' || isOneSchool) &&
    courses.length > 1 &&
    textIndexes.every((textIndex) => textIndex === textIndexes[0]);
  return {
    different: rows.filter((row) => !isSame(row)).map(withLines),
    same: rows.filter(isSame).map(withLines),
  };
}
