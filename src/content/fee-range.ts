/** What the fees of all programmes come to in a sentence, computed from them: the lowest, the highest, and which are given on request. */
import { rupees } from '../lib/money.ts';
import { annualFees, annualFeeText, feeOnRequest } from './fees.ts';
import { programmes } from './programmes/programmes.ts';

const listed = (items: readonly string[]) => new Intl.ListFormat('en-IN').format(items);
const all = Object.values(programmes).map(({ id, shortName }) => ({ id, shortName, fee: annualFees[id] }));
const known = all.filter((one): one is typeof one & { fee: number } => one.fee !== null);
const onRequest = listed(all.filter(({ fee }) => fee === null).map(({ shortName }) => shortName));

/** '₹8,000 for G.D.A': an amount with every programme that costs it. */
function amount(fee: number): string {
  return `${rupees(fee)} for ${listed(known.filter((one) => one.fee === fee).map(({ shortName }) => shortName))}`;
}

const fees = known.map(({ fee }) => fee);

/** From which fee to which they run, and for which programmes there is none. */
export const feeRange = [
  ...(known.length > 0
    ? [`In health sciences the yearly fee runs from ${amount(Math.min(...fees))} to ${amount(Math.max(...fees))}.`]
    : []),
  ...(onRequest ? [`For ${onRequest} there is no printed figure: families are asked to ${feeOnRequest}.`] : []),
].join(' ');

/** The fee of each, those without a figure last. */
export const everyFee = [
  ...(known.length > 0 ? [`Per year: ${listed(known.map(({ id, shortName }) => `${shortName} ${annualFeeText(id)}`))}.`] : []),
  ...(onRequest ? [`${onRequest}: ${feeOnRequest}.`] : []),
].join(' ');
