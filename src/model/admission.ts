/** A course's fee, seats and dates in words, once they are given. */
import type { CourseCategory } from '#schemas/certificate-courses.ts';
import type { School } from '#schemas/school.ts';
import type { Admission } from '#schemas/shared.ts';
import { indianDay, shortDay } from '#utils/dates.ts';
import { feeAmount, feePerYear } from './fee-text.ts';
import { placeOf } from './routes.ts';

/** Whether applications are closed: the day after the last date, in India. */
export const isClosed = ({ lastDate }: Pick<Admission, 'lastDate'>, today: Date) =>
  lastDate !== undefined && lastDate < indianDay(today);

/** 'Apply by 15 June 2027', and after that day 'Applications closed on 15 June 2027'. */
export function lastDateWords({ lastDate }: Pick<Admission, 'lastDate'>, today: Date): string | undefined {
  if (lastDate === undefined) return undefined;
  return `${isClosed({ lastDate }, today) ? 'Applications closed on' : 'Apply by'} ${shortDay(lastDate)}`;
}

const sessionWords = ({ sessionStart }: Admission) => sessionStart && `Session from ${shortDay(sessionStart)}`;

/** All that is given, a short phrase each; `today` decides whether a last date is past. */
export function admissionWords({ fee, seats, ...dates }: Admission, today: Date): string[] {
  const words = [
    feePerYear(fee, undefined),
    seats && `${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    lastDateWords(dates, today),
    sessionWords(dates),
  ];
  return words.filter((part) => typeof part === 'string');
}

/** The dates alone, for where the fee has a place of its own. */
export const dateWords = ({ lastDate, sessionStart }: Admission, today: Date) =>
  admissionWords({ lastDate, sessionStart }, today);

/** A course as a line of its school's table of fees. A column that no course fills is left out. */
export interface CourseFeeRow {
  id: string;
  /** Its place among the courses. */
  href: string;
  name: string;
  /** Null where the school gives it on request. */
  fee: string | null;
  seats: number | null;
  lastDate: string | null;
  closed: boolean;
  sessionStart: string | null;
}

/** The id of the table on a school's page. */
export const courseFeesId = 'course-fees';

/** The place of a certificate course on its school's page: 'CPY' gives 'cpy'. */
export const courseAnchor = (code: string): string => code.toLowerCase();

/** Where a school's page tells the fees: in their table once one is given, else in the answer that it names; undefined where nowhere. */
export function feesAnchor(
  school: Pick<School, 'route' | 'courses' | 'feesAt'>,
  categories: readonly CourseCategory[],
): string | undefined {
  return courseFeeRows(school, categories, new Date()).length > 0 ? courseFeesId : school.feesAt;
}

/**
 * The rows of a school's table of fees; empty until one course has a fee, and for the health school, which has a table of its own. `today`
 * decides which last dates are past.
 */
export function courseFeeRows(
  { route, courses }: Pick<School, 'route' | 'courses'>,
  categories: readonly CourseCategory[],
  today: Date,
): CourseFeeRow[] {
  if (route === 'paramedical') return [];
  const rows: readonly (Admission & { id: string; name: string })[] =
    route === 'certificates'
      ? categories.flatMap((category) => category.courses.map((course) => ({ ...course, id: courseAnchor(course.code) })))
      : courses.map((course) => ({ ...course, name: course.shortName }));
  if (!rows.some(({ fee }) => fee)) return [];
  return rows.map(({ id, name, fee, seats = null, lastDate, sessionStart }) => ({
    id,
    href: placeOf(route, id),
    name,
    fee: feeAmount(fee, null),
    seats,
    lastDate: lastDate ? shortDay(lastDate) : null,
    closed: isClosed({ lastDate }, today),
    sessionStart: sessionStart ? shortDay(sessionStart) : null,
  }));
}
