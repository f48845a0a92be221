import { rupees } from '../lib/money.ts';
import { type Level, levels, type Programme, type ProgrammeId } from '../schemas/programme.ts';
import type { Facts } from '../schemas/school-facts.ts';
import { pathOf } from './routes.ts';

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
  /** What sorts it; `fee` is null where there is no figure, which then stands last whichever way the fees run. */
  order: { level: number; months: number; fee: number | null };
}

/** The programmes as lines of the comparison. Every amount is computed from their fees and the form's. */
export function feeRows(
  programmes: readonly Programme[],
  { formFee, feeOnRequest }: Pick<Facts, 'formFee' | 'feeOnRequest'>,
): FeeRow[] {
  return programmes.map(({ id, shortName, fullName, level, length, lengthInFull = length, entrance, fee, months }) => ({
    id,
    href: pathOf(id),
    shortName,
    fullName,
    level,
    length: lengthInFull,
    entrance,
    annual: fee === null ? feeOnRequest : rupees(fee),
    firstYear: fee === null ? null : rupees(fee + formFee),
    order: { level: levels.indexOf(level), months, fee },
  }));
}
