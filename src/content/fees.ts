import { rupees } from '../lib/money.ts';
import type { ProgrammeId } from './types.ts';

/** The yearly fee of each paramedical programme in whole rupees; null where the school asks families to consult it. */
export const annualFees: Readonly<Record<ProgrammeId, number | null>> = {
  bmlt: 55000,
  dmlt: 55000,
  bpt: 110000,
  mpt: 160000,
  dpharm: 125000,
  bpharm: 90000,
  anm: 70000,
  gnm: 100000,
  bams: null,
  bscnursing: 125000,
  hso: 12000,
  gda: 8000,
};

/** What a family pays once for the admission form, in whole rupees. */
export const formFee = 1000;

/** What stands in a fee's place where there is no figure. */
export const feeOnRequest = 'consult for fee structure';

/** The yearly fee as text: '₹1,10,000', or 'consult for fee structure'. */
export function annualFeeText(id: ProgrammeId): string {
  const fee = annualFees[id];
  return fee === null ? feeOnRequest : rupees(fee);
}

/** The one-time form fee as text: '₹1,000'. */
export const formFeeText = rupees(formFee);

/** What every fee card says beside the amounts. */
export const feeRules = {
  form: `Admission form, paid once: ${formFeeText}.`,
  separate: 'Examination and enrolment fees are charged separately.',
  fines: 'The school may impose fines or dues on defaults.',
} as const;
