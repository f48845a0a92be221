/** Texts for a course's fee, seats and dates. A value that the school has not given yields no text. */
import type { CertificateCategory } from '#schemas/certificate-courses.ts';
import type { School } from '#schemas/school.ts';
import type { Admission } from '#schemas/shared.ts';
import { shortDay } from '#utils/dates.ts';
import { indianDay } from '#utils/indian-day.ts';
import { courseAnchor } from './course-names.ts';
import { courseFee, feeAmount, isPaidOnce } from './fee-text.ts';
import { hrefOf } from './routes.ts';

/** Whether applications are closed: from the day after the last date, in Indian time. */
export const isClosed = ({ lastDate }: Pick<Admission, 'lastDate'>, today: Date) =>
  lastDate !== undefined && lastDate < indianDay(today);

/** Returns 'Last date to apply: 15 June 2027', which stays true after that day; a later build returns 'Applications closed on 15 June 2027'. */
export function lastDateText({ lastDate }: Pick<Admission, 'lastDate'>, today: Date): string | undefined {
  if (lastDate === undefined) return undefined;
  return `${isClosed({ lastDate }, today) ? 'Applications closed on' : 'Last date to apply:'} ${shortDay(lastDate)}`;
}

const sessionText = ({ sessionStart }: Admission) => sessionStart && `Session from ${shortDay(sessionStart)}`;

/** Returns a short phrase for each given value. `today` decides whether the last date is past. */
export function admissionTexts(
  { fee, duration, seats, ...dates }: Admission & { duration?: string | undefined },
  today: Date,
): string[] {
  const phrases = [
    courseFee({ fee, duration }, undefined),
    seats && `${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    lastDateText(dates, today),
    sessionText(dates),
  ];
  return phrases.filter((phrase) => typeof phrase === 'string');
}

/** Returns only the phrases of the dates, for components that show the fee separately. */
export const dateTexts = ({ lastDate, sessionStart }: Admission, today: Date) =>
  admissionTexts({ lastDate, sessionStart }, today);

/** A course as a row of its school's fee table. The table omits a column that is empty for every course. */
export interface CourseFeeRow {
  id: string;
  /** Link to the course on the page. */
  href: string;
  name: string;
  /** Null if the school gives it on request. In a table that also has yearly fees, a fee for the complete course says so. */
  fee: string | null;
  /** Whether the fee is for a year rather than for the complete course. */
  isYearly: boolean;
  seats: number | null;
  lastDate: string | null;
  closed: boolean;
  sessionStart: string | null;
}

/** The id of the fee table on a school's page. */
export const courseFeesId = 'course-fees';

/** Returns the fragment of the fees on a school's page: the fee table if a fee is given, else the question in `feesSection`, else undefined. */
export function feesAnchor(
  school: Pick<School, 'route' | 'courses' | 'feesSection'>,
  categories: readonly CertificateCategory[],
): string | undefined {
  return courseFeeRows(school, categories, new Date()).length > 0 ? courseFeesId : school.feesSection;
}

/**
 * Returns the rows of a school's fee table. They are empty until a course has a fee, and for the health school, which has a fee table of its
 * own. `today` decides which last dates are past.
 */
export function courseFeeRows(
  { route, courses }: Pick<School, 'route' | 'courses'>,
  categories: readonly CertificateCategory[],
  today: Date,
): CourseFeeRow[] {
  if (route === 'paramedical') return [];
  const rows: readonly (Admission & { id: string; name: string; duration?: string | undefined })[] =
    route === 'certificates'
      ? categories.flatMap((category) => category.courses.map((course) => ({ ...course, id: courseAnchor(course.code) })))
      : courses.map((course) => ({ ...course, name: course.shortName }));
  if (!rows.some(({ fee }) => fee)) return [];
  const isAnyYearly = rows.some(({ duration }) => !isPaidOnce(duration));
  return rows.map(({ id, name, fee, duration, seats = null, lastDate, sessionStart }) => ({
    id,
    href: hrefOf(route, id),
    name,
    fee: isAnyYearly && isPaidOnce(duration) ? courseFee({ fee, duration }, null) : feeAmount(fee, null),
    isYearly: !isPaidOnce(duration),
    seats,
    lastDate: lastDate ? shortDay(lastDate) : null,
    closed: isClosed({ lastDate }, today),
    sessionStart: sessionStart ? shortDay(sessionStart) : null,
  }));
}
