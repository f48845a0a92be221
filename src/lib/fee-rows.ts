import type { Programme } from '../content/types.ts';
import { usualMonths } from './course-length.ts';
import { firstYear } from './fees.ts';
import { rupees } from './money.ts';
import { pathOf } from './routes.ts';

/** From the shortest way in to the longest way up: the order in which levels are sorted. */
export const levels = ['Certificate', 'Diploma', 'Bachelor', 'Master'] as const satisfies readonly Programme['level'][];

/** A programme as a line of the comparison: what it says, and by what it is sorted. */
export interface FeeRow {
  id: Programme['id'];
  href: string;
  shortName: string;
  fullName: string;
  level: string;
  length: string;
  entrance: string;
  annual: string;
  /** Null where the yearly fee is not published. */
  firstYear: string | null;
  /** What sorts it; `fee` is null where there is no figure, which then stands last whichever way the fees run. */
  order: { level: number; months: number; fee: number | null };
}

interface Fees {
  annual: number | null;
  form: number;
  /** What stands in a fee's place where there is no figure. */
  onRequest: string;
}

/** A programme's line in the comparison of all. Every amount is computed from the fees handed in. */
export function feeRow(programme: Programme, fees: Fees): FeeRow {
  const { id, shortName, fullName, level, length, entrance } = programme;
  return {
    id,
    href: pathOf(id),
    shortName,
    fullName,
    level,
    length,
    entrance,
    annual: fees.annual === null ? fees.onRequest : rupees(fees.annual),
    firstYear: firstYear(fees.annual, fees.form),
    order: { level: levels.indexOf(level), months: usualMonths(length), fee: fees.annual },
  };
}
