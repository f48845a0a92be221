/** Formats fees. `none` is returned if there is no fee. */
import { parseCourseDuration } from '#schemas/level-and-duration.ts';
import { formatRupees } from '#utils/money.ts';

type Fee = number | null | undefined;

/** Returns the amount: '₹1,10,000'. */
export const feeAmount = <None>(fee: Fee, none: None): string | None => (fee ? formatRupees(fee) : none);

/** Returns the amount with its unit: '₹1,10,000 a year'. */
export const feePerYear = <None>(fee: Fee, none: None): string | None => (fee ? `${formatRupees(fee)} a year` : none);

/** Whether a course takes a year or less, so that its fee is for the complete course. */
export const isPaidOnce = (duration: string | undefined): boolean => (parseCourseDuration(duration ?? '')?.max ?? Infinity) <= 12;

/** Whether an internship or training follows the years that are paid for; `months` is the usual duration of the course. */
export const hasUnpaidTraining = ({ feeYears = 1, months }: { feeYears?: number | undefined; months: number }): boolean =>
  feeYears > 1 && months > feeYears * 12;

/** Returns a course's fee with its unit, which depends on the duration of the course: '₹85,000 a year', '₹9,000 for the course'. */
export const courseFee = <None>({ fee, duration }: { fee?: Fee; duration?: string | undefined }, none: None): string | None =>
  fee && isPaidOnce(duration) ? `${formatRupees(fee)} for the course` : feePerYear(fee, none);

/** Returns the number of years of a duration such as '3 years', or null for a span and for a duration with months. */
export function wholeYears(duration = ''): number | null {
  const { min, max } = parseCourseDuration(duration) ?? { min: 0, max: 0 };
  return max > 0 && min === max && max % 12 === 0 ? max / 12 : null;
}

/** Returns the amounts in rupees in a text: [60000, 90000] for '₹60,000 to ₹90,000 a year'. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(/₹([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

/** Returns the fee in a text such as '₹90,000 a year'. Returns undefined for a span of fees or any other text. */
export const yearlyFeeIn = (text = ''): number | undefined => (/^₹[\d,]+ a year$/.test(text) ? amountsIn(text)[0] : undefined);
