import { rupees } from './money.ts';

/** What a family pays for a programme in its first year, as text; null where the yearly fee is not published. */
export function firstYear(annualFee: number | null, formFee: number): string | null {
  return annualFee === null ? null : rupees(annualFee + formFee);
}
