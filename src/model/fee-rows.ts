import type { Facts } from '#schemas/institution.ts';
import { levels, type Programme } from '#schemas/programme.ts';
import { dateTexts } from './admission.ts';
import type { FeeRow } from './fee-row.ts';
import { feeAmount } from './fee-text.ts';
import { pathOf } from './routes.ts';

/** Returns the programmes as rows of the fee table. Every amount is computed from the fee and the form's fee. */
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
      duration,
      durationWithInternship = duration,
      eligibility,
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
      duration: durationWithInternship,
      eligibility,
      annual: feeAmount(fee, feeOnRequest),
      firstYear: feeAmount(fee && fee + formFee, null),
      total: feeYears === 1 ? null : feeAmount(fee && fee * feeYears + formFee, null),
      dates: dateTexts({ lastDate, sessionStart }, today).join('. ') || undefined,
      order: { level: levels.indexOf(level), months, fee },
    }),
  );
}
