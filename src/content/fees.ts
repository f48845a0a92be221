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

/** The yearly fee of each programme in a list: '₹1,10,000 a year', or 'consult for fee structure'. */
export const feeInLists: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(annualFees) as ProgrammeId[]).map((id) => [id, byFee(id, (fee) => `${fee} a year`, feeOnRequest)]),
);

/** The one-time form fee as text: '₹1,000'. */
export const formFeeText = rupees(formFee);

/** The yearly fee within a sentence, as in 'The fee is …': '₹1,10,000 a year', or 'given on request'. */
export function yearlyFee(id: ProgrammeId): string {
  return byFee(id, (fee) => `${fee} a year`, 'given on request');
}

/** One of two wordings, by whether the programme has a figure: so that no text speaks of an amount that is not there. */
export function byFee(id: ProgrammeId, known: (fee: string) => string, unknown: string): string {
  return annualFees[id] === null ? unknown : known(annualFeeText(id));
}

/** How an answer on cost begins where there is no figure; and the same where the form's fee does not follow. */
export const noFigure = `For this programme the school’s fee entry reads ‘${feeOnRequest}’, so this page prints no figure and you should not accept one by word of mouth.`;
export const noFigureButForm = `${noFigure} The admission form is ${formFeeText}, paid once.`;

/** Whether a year of one programme costs more than a year of another; never so where either has no figure. */
export function costsMore(id: ProgrammeId, other: ProgrammeId): boolean {
  const [fee, than] = [annualFees[id], annualFees[other]];
  return fee !== null && than !== null && fee > than;
}

/** Whether a year of two programmes costs the same; never so where either has no figure. */
export function costTheSame(id: ProgrammeId, other: ProgrammeId): boolean {
  return annualFees[id] !== null && annualFees[id] === annualFees[other];
}

/**
 * Whether a programme costs less over its length than another over its own; never so where either has no figure. The years are those that
 * the sentence names.
 */
export function costsLessInAll(id: ProgrammeId, years: number, other: ProgrammeId, theirYears: number): boolean {
  const [fee, than] = [annualFees[id], annualFees[other]];
  return fee !== null && than !== null && fee * years < than * theirYears;
}

/** Whether a programme has a figure and at most so many of the others, of all or of those named, have a lower one. */
export function isLowest(id: ProgrammeId, lower: number, others = Object.keys(annualFees) as ProgrammeId[]): boolean {
  return annualFees[id] !== null && others.filter((other) => costsMore(id, other)).length <= lower;
}

/** Whether a programme has a figure and none has a higher one. */
export function isHighest(id: ProgrammeId): boolean {
  return annualFees[id] !== null && !(Object.keys(annualFees) as ProgrammeId[]).some((other) => costsMore(other, id));
}

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
