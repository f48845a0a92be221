import type { ProgrammeId } from '#schemas/ids.ts';
import type { Level } from '#schemas/programme.ts';
import { feePerYear } from './fee-text.ts';

/** Returns the yearly fee with its unit, or the programme's text for an unpublished fee. */
export const yearlyFee = ({ annual, order: { fee } }: Pick<FeeRow, 'annual' | 'order'>) => feePerYear(fee, annual);

/** A programme as a row of the fee table, with its sort keys. */
export interface FeeRow {
  id: ProgrammeId;
  href: string;
  shortName: string;
  fullName: string;
  level: Level;
  duration: string;
  eligibility: string;
  annual: string;
  /** First year's fee and the form; null if the yearly fee is not published. */
  firstYear: string | null;
  /** The fees of all years and the form; null if they are unknown or if only one year is paid. */
  total: string | null;
  /** The last date to apply and the start of the session; undefined until the school has given them. */
  dates?: string | undefined;
  /** Sort keys. An unpublished `fee` is null and sorts last in both directions. */
  order: { level: number; months: number; fee: number | null };
}
