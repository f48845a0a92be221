/** The one place where a fee becomes text. `none` stands where there is no fee. */
import { rupees } from '#utils/money.ts';

type Fee = number | null | undefined;

/** As an amount: '₹1,10,000'. */
export const feeAmount = <None>(fee: Fee, none: None): string | None => (fee ? rupees(fee) : none);

/** Where it stands alone: '₹1,10,000 a year'. */
export const feePerYear = <None>(fee: Fee, none: None): string | None => (fee ? `${rupees(fee)} a year` : none);
