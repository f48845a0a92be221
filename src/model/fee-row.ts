import type { Level, ProgrammeId } from '#schemas/programme.ts';
import { feePerYear } from './fee-text.ts';

/** The yearly fee where it stands alone; a programme without a figure has its words for that. */
export const yearlyFee = ({ annual, order: { fee } }: Pick<FeeRow, 'annual' | 'order'>) => feePerYear(fee, annual);

/** A programme as a line of the comparison: what it says, and by what it is sorted. */
export interface FeeRow {
  id: ProgrammeId;
  href: string;
  shortName: string;
  fullName: string;
  level: Level;
  length: string;
  entrance: string;
  annual: string;
  /** Null where the yearly fee is not published. */
  firstYear: string | null;
  /** All years that are paid, and the form; null where that is not known or is the first year. */
  whole: string | null;
  /** Until when one applies and when the session begins; undefined until the school tells. */
  dates?: string | undefined;
  /** What sorts it; `fee` is null where there is no figure, which then stands last whichever way the fees run. */
  order: { level: number; months: number; fee: number | null };
}
