import { levels, type Programme } from '#schemas/programme.ts';
import type { Facts } from '#schemas/school-facts.ts';
import { dateWords } from './admission.ts';
import type { FeeRow } from './fee-row.ts';
import { feeAmount } from './fee-text.ts';
import { pathOf } from './routes.ts';

/** The programmes as lines of the comparison. Every amount is computed from their fees and the form's. */
export function feeRows(
  programmes: readonly Programme[],
  { formFee, feeOnRequest }: Pick<Facts, 'formFee' | 'feeOnRequest'>,
  today = new Date(),
): FeeRow[] {
  return programmes.map(
    ({
      id,
      shortName,
      fullName,
      level,
      length,
      lengthInFull = length,
      entrance,
      fee,
      feeYears = 1,
      months,
      lastDate,
      sessionStart,
    }) => ({
      id,
      href: pathOf(id),
      shortName,
      fullName,
      level,
      length: lengthInFull,
      entrance,
      annual: feeAmount(fee, feeOnRequest),
      firstYear: feeAmount(fee && fee + formFee, null),
      whole: feeYears === 1 ? null : feeAmount(fee && fee * feeYears + formFee, null),
      dates: dateWords({ lastDate, sessionStart }, today).join('. ') || undefined,
      order: { level: levels.indexOf(level), months, fee },
    }),
  );
}
