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
  firstYear: `The fee of one year and the admission form together: ${formFeeText} for the form, paid once.`,
  form: `Admission form, paid once: ${formFeeText}.`,
  separate: 'Examination and enrolment fees are charged separately.',
  fines: 'The school may impose fines or dues on defaults.',
} as const;

/** What to do where the school publishes no figure: whom to ask, and what for. `subject` stands over the e-mail. */
export const feeAdvice = {
  provenance: 'general',
  text: 'The school prints no yearly figure for this programme: it asks you to consult it for the fee structure. Write one e-mail, name the programme and the year in which you want to begin, and ask for the answer in writing. Until you have it, pay nothing but the form.',
  askHeading: 'What to ask for',
  ask: [
    'The fee of each year, one line a year, and the dates on which it is due',
    'What is charged apart: examination, enrolment, laboratory or hospital, deposits and when they come back',
    'Whether the sum depends on the quota or the counselling round',
    'What is payable in the internship, where the programme has one',
  ],
  subject: (programme: string) => `Fee structure of ${programme}`,
} as const;
